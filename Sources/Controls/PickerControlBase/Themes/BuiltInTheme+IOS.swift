extension BuiltInTheme {
  static let iosText = #"""
    {
      "name": "ios",
      "background": "light-dark(transparent, #000000)",
      "foreground": "light-dark(#000000, #FFFFFF)",
      "colors": {
        "accent": "light-dark(#0064D2, #0A73E0)",
        "onAccent": "#FFFFFF",
        "text": "light-dark(#000000, #FFFFFF)",
        "secondaryText": "light-dark(#3C3C43D9, #EBEBF5CC)",
        "surface": "light-dark(#7676801F, #7676803D)",
        "raised": "light-dark(#FFFFFF, #636366)",
        "line": "light-dark(#3C3C434A, #54545899)",
        "edge": "light-dark(#0000001F, #FFFFFF33)",
        "badge": "light-dark(#D70015, #FF6961)",
        "onBadge": "light-dark(#FFFFFF, #000000)"
      },
      "chips": {
        "font": {"size": 15, "weight": "regular", "lineHeight": "133.3333%"},
        "spacing": 8,
        "chip": {
          "padding": {"horizontal": 14, "vertical": 7}, "border": 0, "cornerRadius": 18, "iconSpacing": 6,
          "fill": "$surface", "textColor": "$text",
          "selectedFill": "$accent", "selectedTextColor": "$onAccent",
          "badgeFill": "$badge", "badgeTextColor": "$onBadge"
        }
      },
      "segmented": {
        "font": {"size": 13, "weight": "regular", "lineHeight": "138.4615%"},
        "fill": "$surface",
        "padding": 2, "cornerRadius": 9, "spacing": 1,
        "segment": {
          "padding": {"horizontal": 12, "vertical": 5}, "cornerRadius": 7, "iconSpacing": 5,
          "textColor": "$text", "selectedTextColor": "$text", "selectedFont": {"weight": "semibold"},
          "badgeFill": "$badge", "badgeTextColor": "$onBadge"
        },
        "stableSize": true, "expandedRatio": 0, "pressedOpacity": 0.2,
        "separator": {"thickness": 1, "inset": 8, "fill": "$line"},
        "indicator": {
          "fill": "$raised", "stretch": 0.4, "clipped": true, "cornerRadius": 7,
          "shadow": {"color": "#0000001F", "radius": 8, "x": 0, "y": 3}
        }
      },
      "connected": {
        "font": {"size": 15, "weight": "medium", "lineHeight": "133.3333%"},
        "segment": {
          "fill": "$surface", "textColor": "$text",
          "selectedFill": "$accent", "selectedTextColor": "$onAccent"
        }
      },
      "text": {"font": {"lineHeight": "131.25%"}},
      "stack": {"font": {"size": 13, "weight": "semibold", "lineHeight": "138.4615%"}},
      "grid": {"font": {"size": 13, "weight": "semibold", "lineHeight": "138.4615%"}},
      "colorPicker": {
        "slider": {"thickness": 32}, "canvas": {"thumbSize": 28}, "wheel": {"thumbSize": 28},
        "preview": {"height": 44, "cornerRadius": 10, "tile": 22},
        "trackStroke": {"fill": "$edge", "width": 1}
      },
      "chromaTouch": {
        "box": {"border": 1, "borderColor": "$line", "cornerRadius": 10}, "presetFill": "$surface",
        "trackStroke": {"fill": "$edge", "width": 1}
      },
      "carousel": {"indicator": {"fill": "$secondaryText", "size": 7, "spacing": 9}}
    }
    """#
}
