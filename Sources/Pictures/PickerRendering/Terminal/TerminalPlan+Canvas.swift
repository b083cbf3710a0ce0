import PickerColor
import PickerGeometry
import PickerTree

extension TerminalPlan.TerminalBox {
  /// Draws the fills as background, and the edges.
  func draw(on canvas: inout CharacterCanvas) {
    if let paint, canvas.hasColors { fill(with: paint, on: &canvas) }
    guard let edges else { return }
    let line = paint?.stroke?.fill ?? paint?.fills.last
    let middle = Point(x: frame.width / 2, y: 0)
    canvas.stroke(
      cells, with: edges,
      Ink(color: line?.color(at: middle, in: frame.size).visible(over: canvas.paper)))
  }

  /// Tints each cell inside the edges with the colour at its centre.
  private func fill(with paint: Paint, on canvas: inout CharacterCanvas) {
    guard !paint.fills.isEmpty, cells.bottom > cells.top + 1 else { return }
    let height = Double(cells.bottom - cells.top - 1)
    let width = Double(cells.inner.count)
    for row in cells.top + 1...cells.bottom - 1 {
      for column in cells.inner {
        let x = (Double(column - cells.inner.lowerBound) + 0.5) / width
        let y = (Double(row - cells.top - 1) + 0.5) / height
        let point = Point(x: x * frame.width, y: y * frame.height)
        guard paint.covers(point, of: frame.size) else { continue }
        let color = paint.fills.color(at: point, in: frame.size)
        canvas.tint(column, row, color.withAlpha(color.alpha * paint.opacity))
      }
    }
  }
}

extension TerminalPlan.Sign {
  /// Writes the pieces on their line.
  func draw(on canvas: inout CharacterCanvas) {
    switch placement {
    case .filling: pieces.first.map { fill(with: $0, on: &canvas) }
    case .mark:
      let middle = (columns.lowerBound + columns.upperBound) / 2
      if let piece = pieces.first { write(piece.text, of: piece, from: middle, on: &canvas) }
    case .centred, .leading:
      let shown = fitted
      let length = shown.reduce(shown.count - 1) { $0 + $1.text.terminalColumns }
      let free = if case .centred = placement { columns.count - length + 1 } else { 0 }
      var column = columns.lowerBound + max(0, free) / 2
      for piece in shown {
        write(piece.text, of: piece, from: column, on: &canvas)
        column += piece.text.terminalColumns + 1
      }
    }
  }

  /// The pieces; if they do not fit, the longest one is truncated, or shown alone.
  private var fitted: [TerminalPlan.Piece] {
    let missing = length - columns.count
    guard missing > 0 else { return pieces }
    guard
      let longest = pieces.indices.max(by: {
        pieces[$0].text.terminalColumns < pieces[$1].text.terminalColumns
      })
    else { return [] }
    var shown = pieces
    let available = shown[longest].text.terminalColumns - missing
    guard available > 0 || pieces.count == 1 else {
      shown = [shown[longest]]
      shown[0].text = shown[0].text.truncated(toColumns: columns.count)
      return shown
    }
    shown[longest].text = shown[longest].text.truncated(toColumns: available)
    return shown
  }

  /// Writes a text; each character whose centre is crossed has the colour of the crossing.
  private func write(
    _ text: String, of piece: TerminalPlan.Piece, from column: Int, on canvas: inout CharacterCanvas
  ) {
    guard let crossing = piece.crossing, canvas.hasColors else {
      return write(text, like: piece, from: column, on: &canvas)
    }
    let length = Double(text.terminalColumns)
    var start = 0
    for character in text {
      let width = character.terminalColumns
      let isCrossed = crossing.contains((Double(start) + Double(width) / 2) / length)
      var piece = piece
      if isCrossed { piece.color = crossing.color }
      write(String(character), like: piece, from: column + start, on: &canvas)
      start += width
    }
  }

  /// Writes a text. Each character has the colour for its own background, because the boxes beneath a text may end anywhere.
  private func write(
    _ text: String, like piece: TerminalPlan.Piece, from column: Int,
    on canvas: inout CharacterCanvas
  ) {
    guard canvas.hasColors else {
      return canvas.write(text, from: column, row: row, Ink())
    }
    var column = column
    for character in text {
      canvas.write(
        String(character), from: column, row: row, ink(of: piece, at: column, on: canvas))
      column += character.terminalColumns
    }
  }

  private func ink(
    of piece: TerminalPlan.Piece, at column: Int, on canvas: CharacterCanvas
  ) -> Ink {
    var ink = Ink(isBold: piece.isBold, isFaint: piece.isFaint)
    if let fills = piece.paint?.fills, !fills.isEmpty {
      let middle = Point(x: frame.width / 2, y: frame.height / 2)
      let background = fills.color(at: middle, in: frame.size)
      let beneath = canvas.background(column, row) ?? canvas.paper
      ink.background = background
      ink.color = canvas.readable(nil, on: background.composited(over: beneath))
    } else if let background = canvas.background(column, row) {
      // Disabled texts are meant to be hard to read.
      ink.color =
        piece.isFaint && piece.color != nil
        ? piece.color?.composited(over: background) : canvas.readable(piece.color, on: background)
      ink.isFaint = false
    }
    return ink
  }

  /// Repeats a character along one line, in the colours of the paint from left to right.
  private func fill(with piece: TerminalPlan.Piece, on canvas: inout CharacterCanvas) {
    for column in columns {
      let x = (Double(column - columns.lowerBound) + 0.5) / Double(columns.count)
      let point = Point(x: x * frame.width, y: frame.height / 2)
      let color = piece.paint?.fills.color(at: point, in: frame.size)
        .composited(over: canvas.paper)
      let text = piece.text
      canvas.write(text, from: column, row: row, Ink(color: color, background: color))
    }
  }
}

extension Color {
  /// This colour over another; nil if it is fully transparent.
  fileprivate func visible(over paper: Color) -> Color? {
    alpha > 0 ? composited(over: paper) : nil
  }
}

extension Paint {
  /// Whether a point is inside the rounded rectangle of the given size.
  fileprivate func covers(_ point: Point, of size: Size) -> Bool {
    let radii = cornerRadius.fitted(to: size)
    let isLeft = point.x < size.width / 2
    let radius =
      point.y < size.height / 2
      ? (isLeft ? radii.topLeft : radii.topRight) : (isLeft ? radii.bottomLeft : radii.bottomRight)
    let x = radius - min(point.x, size.width - point.x)
    let y = radius - min(point.y, size.height - point.y)
    return x <= 0 || y <= 0 || x * x + y * y <= radius * radius
  }
}
