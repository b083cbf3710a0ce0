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
        "line": "light-dark(#3D3D424D, #EBEBF54D)",
        "red": "light-dark(#FF3B30, #FF453A)",
        "orange": "light-dark(#FF9500, #FF9F0A)",
        "yellow": "light-dark(#FFCC00, #FFD60A)",
        "green": "light-dark(#34C759, #30D158)",
        "mint": "light-dark(#00C7BE, #63E6E2)",
        "teal": "light-dark(#30B0C7, #40C8E0)",
        "cyan": "light-dark(#32ADE6, #64D2FF)",
        "blue": "light-dark(#007AFF, #0A84FF)",
        "indigo": "light-dark(#5856D6, #5E5CE6)",
        "purple": "light-dark(#AF52DE, #BF5AF2)",
        "pink": "light-dark(#FF2D55, #FF375F)",
        "brown": "light-dark(#A2845E, #AC8E68)",
        "gray": "#8E8E93"
      },
      "fontStyles": {
        "largeTitle": {"size": 34, "weight": "regular", "lineHeight": "120.5882%"},
        "title": {"size": 28, "weight": "regular", "lineHeight": "121.4286%"},
        "title2": {"size": 22, "weight": "regular", "lineHeight": "127.2727%"},
        "title3": {"size": 20, "weight": "regular", "lineHeight": "125%"},
        "headline": {"size": 17, "weight": "semibold", "lineHeight": "129.4118%"},
        "body": {"size": 17, "weight": "regular", "lineHeight": "129.4118%"},
        "callout": {"size": 16, "weight": "regular", "lineHeight": "131.25%"},
        "subheadline": {"size": 15, "weight": "regular", "lineHeight": "133.3333%"},
        "footnote": {"size": 13, "weight": "regular", "lineHeight": "138.4615%"},
        "caption": {"size": 12, "weight": "regular", "lineHeight": "133.3333%"},
        "caption2": {"size": 11, "weight": "regular", "lineHeight": "118.1818%"}
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
