import PickerColor
import PickerControls
import PickerGeometry
import Testing

@testable import PickerSurfaces

private func hsba(_ components: Double...) throws -> ColorValue {
  try ColorValue(space: .hsba, components: components)
}

@Suite struct ColorStateTests {
  @Test func state_visitingAnotherSpace_restoresItsComponents() throws {
    let start = try hsba(0.6, 0, 1)
    for space in ColorSpace.allCases {
      var state = ColorState(start)
      state.change(to: space)
      #expect(state.space == space)
      state.change(to: .hsba)
      #expect(state.value == start, "\(space)")
    }
  }

  @Test func state_changedInAnotherSpace_convertsTheColour() throws {
    var state = ColorState(try hsba(0.6, 0.5, 1))
    state.change(to: .greyscale)
    state.set(state.value.setting(ColorSpace.greyscale.parameters[0], to: 0.9))
    state.change(to: .hsba)
    #expect(state.value.isNear(try hsba(0, 0, 0.9)))
    state.change(to: .rgba)
    #expect(state.value.color == Color(white: 0.9))
  }

  @Test func picker_shownInAnotherSpace_keepsItsColour() throws {
    let picker = try ColorPicker(
      ColorPickerID("hsba/slider(hue)+slider(saturation)+slider(brightness)+slider(alpha)"),
      of: try hsba(0.1, 0.8, 0.9, 0.7))
    let rgb = try picker.showing(ColorPickerID("rgba/canvas(red,green)+canvas(blue,alpha)"))
    #expect(rgb.value.space == .rgba)
    #expect(rgb.value.color.hex == picker.value.color.hex)
    let back = try rgb.showing(picker.id)
    #expect(back.value == picker.value && back.id == picker.id)
  }

  @Test(arguments: [
    ("hsba", "expected a picker's id such as hsba/canvas(hue,saturation)"),
    (
      "foo/slider(hue)",
      "unknown colour space \"foo\", expected one of hsba, rgba, cmyka, greyscale, hsl and"
    ),
    ("hsba/", "unknown control \"\", expected one of slider, canvas, wheel, palette and preview"),
    ("hsba/dial(hue)", "unknown control \"dial\""),
    ("hsba/slider", "a slider takes 1 parameter, not 0"),
    ("hsba/slider(hue", "expected \")\" at the end of \"slider(hue\""),
    ("hsba/canvas(hue)", "a canvas takes 2 parameters, not 1"),
    ("hsba/canvas(hue,hue)", "hue is used twice: a pair takes two different parameters"),
    ("hsba/canvas(alpha,alpha)", "alpha is used twice"),
    ("hsba/slider(red)", "hsba has no parameter \"red\""),
    ("hsba/slider(hue)", "saturation, brightness and alpha are missing"),
    (
      "hsba/slider(hue)+slider(hue)",
      "saturation, brightness and alpha are missing, hue is picked twice"
    ),
    ("greyscale/canvas(white,alpha)+slider(alpha)", "alpha is picked twice"),
    ("hsba/preview(hue)", "a preview takes 0 parameters, not 1"),
  ])
  func id_invalid_throwsTheReason(id: String, reason: String) {
    let error = #expect(throws: ColorPickerError.self) { try ColorPicker(try ColorPickerID(id)) }
    #expect(error?.message.hasPrefix(reason) == true, "\(String(describing: error))")
  }

  @Test func picker_withoutAlpha_keepsIt() throws {
    let id = try ColorPickerID("hsba/canvas(hue,saturation)+slider(brightness)+preview")
    let picker = try ColorPicker(id, of: try hsba(0.1, 0.2, 0.3, 0.4), picksAlpha: false)
    #expect(picker.value.alpha == 0.4)
    #expect(picker.id == id)
    let whole = try ColorPickerID("hsba/canvas(hue,saturation)+canvas(brightness,alpha)")
    #expect(throws: ColorPickerError.self) { try ColorPicker(whole, picksAlpha: false) }
    let strange = [ColorControl.slider(ColorSlider(ColorSpace.rgba.parameters[0]))]
    let error = #expect(throws: ColorPickerError.self) {
      try ColorPicker(strange, of: try hsba(0, 0, 0))
    }
    #expect(error?.message == "red belongs to rgba, but the picker uses hsba")
  }
}
