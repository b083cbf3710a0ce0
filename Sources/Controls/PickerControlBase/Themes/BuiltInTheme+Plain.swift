extension BuiltInTheme {
  static let plainText = #"""
    {
      "name": "plain",
      "background": "light-dark(#FFFFFF, #121212)",
      "foreground": "light-dark(#1A1A1A, #EDEDED)",
      "colors": {
        "accent": "light-dark(#1A1A1A, #EDEDED)",
        "onAccent": "light-dark(#FFFFFF, #121212)",
        "text": "light-dark(#1A1A1A, #EDEDED)",
        "line": "light-dark(#8C8C8C, #7A7A7A)",
        "badge": "light-dark(#B3261E, #F2B8B5)",
        "onBadge": "light-dark(#FFFFFF, #601410)"
      },
      "chips": {
        "font": {"size": 15, "weight": "regular", "lineHeight": "133.3333%"},
        "spacing": 8,
        "chip": {
          "padding": {"horizontal": 11, "vertical": 6}, "border": 1, "cornerRadius": 4, "iconSpacing": 6,
          "textColor": "$text", "borderColor": "$line",
          "selectedFill": "$accent", "selectedTextColor": "$onAccent", "selectedBorderColor": "$accent",
          "badgeFill": "$badge", "badgeTextColor": "$onBadge"
        }
      },
      "segmented": {
        "font": {"size": 14, "weight": "regular", "lineHeight": "142.8572%"},
        "fill": "transparent", "stroke": {"fill": "$line", "width": 1},
        "padding": 0, "cornerRadius": 4, "spacing": 0,
        "segment": {
          "padding": {"horizontal": 12, "vertical": 8}, "cornerRadius": 4,
          "textColor": "$text", "selectedTextColor": "$onAccent",
          "badgeFill": "$badge", "badgeTextColor": "$onBadge"
        },
        "separator": {"thickness": 1, "inset": 0, "fill": "$line"},
        "indicator": {"fill": "$accent", "shadow": {"color": "transparent", "radius": 0}}
      },
      "connected": {
        "font": {"size": 14, "weight": "regular", "lineHeight": "142.8572%"},
        "segment": {
          "fill": "light-dark(#EDEDED, #2B2B2B)", "textColor": "$text",
          "selectedFill": "$accent", "selectedTextColor": "$onAccent"
        }
      },
      "text": {"font": {"lineHeight": "150%"}},
      "stack": {"font": {"size": 14, "weight": "semibold", "lineHeight": "142.8572%"}},
      "grid": {"font": {"size": 14, "weight": "semibold", "lineHeight": "142.8572%"}},
      "colorPicker": {
        "slider": {"thickness": 24}, "canvas": {"thumbSize": 20}, "wheel": {"thumbSize": 20},
        "preview": {"height": 32, "tile": 16},
        "trackStroke": {"fill": "$line", "width": 1}
      },
      "chromaTouch": {
        "box": {"border": 1, "borderColor": "$line", "cornerRadius": 4}, "trackStroke": {"fill": "$line", "width": 1},
        "cardFill": "light-dark(#FFFFFF, #1E1E1E)",
        "presetFill": "light-dark(#EDEDED, #2B2B2B)"
      },
      "carousel": {"indicator": {"fill": "$text", "size": 6}}
    }
    """#
}
