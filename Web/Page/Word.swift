/// What the engine says to the page in words: kinds of changes, names of attributes, parts of elements. The page is told all of
/// them when it begins, and from then on they are numbers: the engine needs nothing of strings, which would double its size.
enum Word: String, CaseIterable {
  // Kinds of changes; each is a function of `engine.js`.
  case set, select, turn, create, enclose, into, after, remove, copy, like, move, shift, frame,
    place, beside, clip
  case round, clear, animate, cancel, pixels, focus, reach, label, stops, event, claim, menu, grow,
    write,
    spell, say
  // Keys of the data.
  case controls, kind, node, id, items, states, selected, timing, stretches, stretch, vertical,
    content, box, more
  case parts, element, item, x, y, scroll, mark, enabled, values, model, space, names, digits, card,
    lift, whole, shown
  case presets, role, picks, inverted, mirrored, columns, rows, outer, children, text, size,
    baseline, radius
  case head, tail, pages, dots, plays, home, extent, loops, reversed, offset, dwell, threshold,
    window, flow, name
  case maxRows, expanded, less, counting, breaks, sizes, ranks, overflow, layers, map
  // Kinds of controls and roles of parts.
  case segments, colors, carousel, drawing, slider, canvas, wheel, swatch, palette, track, thumb,
    checkerboard
  // What ids of elements begin with.
  case n, a, o, g, k, inside, insideMask, insideBox, outside, outsideMask, outsideBox, twin, board
  // Elements that are made, and their attributes.
  case rect, mask, pattern, div, foreignObject, width, height, fill, opacity, stroke, rx, maskUnits,
    patternUnits, userSpaceOnUse
  case strokeWidth = "stroke-width", fillOpacity = "fill-opacity", white = "#FFFFFF", black =
    "#000000"
  case gray = "#CCCCCC", tabindex, button, dataNode = "data-node", dataGroup = "data-group"
  case textAnchor = "text-anchor", middle, fontSize = "font-size", fontFamily = "font-family"
  case systemFont = "Inter, system-ui, sans-serif", whiteSpace = "xml:space", preserve
  // Classes.
  case hidden = "off", unseen, drags, swipes, swipesDown = "swipes-down", wheels, watched
  // States of accessible elements.
  case ariaLabel = "aria-label", ariaChecked = "aria-checked", ariaCurrent = "aria-current"
  case ariaSelected = "aria-selected", ariaDisabled = "aria-disabled"
  case ariaExpanded = "aria-expanded"
  case ariaNow = "aria-valuenow", ariaOrientation = "aria-orientation", yes = "true", no = "false",
    none
  case linear, easeInOut = "ease-in-out"
  // Parts of elements.
  case labelPart = "> [data-role=label]", cardPreview = "[data-role=preview] rect:last-of-type"
  case lastRect = "rect:last-of-type", glyphs = "> g", liveText = " text"
  // Events of the host page.
  case changeEvent = "picker-change", stageEvent = "picker-stage", stage, sliders, peek, popped,
    current, hex, itemIndex = "index"
}
