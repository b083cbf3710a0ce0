// The light colours are those of the Swift defaults, which a test compares with them; `dark` stands here only.
extension BuiltInTheme {
  static let classicText = #"""
    {
      "name": "classic",
      "background": "light-dark(transparent, #000000)",
      "foreground": "light-dark(#000000, #FFFFFF)",
      "colors": {
        "accent": "light-dark(#007AFF, #0A84FF)",
        "selected": "light-dark(#007AFF80, #0A84FF80)",
        "text": "light-dark(#000000, #FFFFFF)",
        "secondaryText": "light-dark(#3D3D42C2, #EBEBF5CC)",
        "surface": "light-dark(#EBEBED, #2C2C2E)",
        "raised": "light-dark(#FFFFFF, #636366)",
        "line": "light-dark(#3D3D424D, #EBEBF54D)"
      },
      "chips": {
        "chip": {
          "textColor": "$text", "borderColor": "$accent",
          "selectedFill": "$selected"
        }
      },
      "segmented": {
        "fill": "$surface",
        "segment": {
          "textColor": "$secondaryText", "selectedTextColor": "$text"
        },
        "separator": {"visible": false, "fill": "$line"},
        "indicator": {"fill": "$raised"}
      },
      "connected": {
        "segment": {
          "fill": "$surface", "textColor": "light-dark(#3D3D42, #EBEBF5)",
          "selectedFill": "light-dark(#3D3D42, #EBEBF5)", "selectedTextColor": "light-dark(#FFFFFF, #000000)"
        }
      },
      "chromaTouch": {
        "cardFill": "light-dark(#FFFFFF, #1C1C1E)", "presetFill": "light-dark(#EBEBEB, #2C2C2E)"
      }
    }
    """#
}
