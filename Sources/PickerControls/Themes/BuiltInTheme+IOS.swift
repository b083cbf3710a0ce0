extension BuiltInTheme {
  static let iosText = #"""
    {
      "name": "ios",
      "background": "light-dark(transparent, #000000)",
      "foreground": "light-dark(#000000, #FFFFFF)",
      "colors": {
        "accent": "light-dark(#0064D2, #409CFF)",
        "onAccent": "light-dark(#FFFFFF, #000000)",
        "text": "light-dark(#000000, #FFFFFF)",
        "secondaryText": "light-dark(#3C3C43D9, #EBEBF5CC)",
        "surface": "light-dark(#E9E9EB, #2C2C2E)",
        "raised": "light-dark(#FFFFFF, #636366)",
        "line": "light-dark(#3C3C434A, #54545899)",
        "edge": "light-dark(#0000001F, #FFFFFF33)",
        "badge": "light-dark(#D70015, #FF6961)",
        "onBadge": "light-dark(#FFFFFF, #000000)"
      },
      "chips": {
        "font": {"size": 15, "weight": "regular"},
        "spacing": 8,
        "chip": {
          "padding": {"horizontal": 14, "vertical": 7}, "border": 0, "cornerRadius": 18, "iconSpacing": 6,
          "fill": "$surface", "textColor": "$text",
          "selectedFill": "$accent", "selectedTextColor": "$onAccent",
          "badgeFill": "$badge", "badgeTextColor": "$onBadge"
        }
      },
      "segmented": {
        "font": {"size": 13, "weight": "regular"},
        "fill": "light-dark(#EEEEEF, #1C1C1F)",
        "padding": 2, "cornerRadius": 9, "spacing": 1,
        "segment": {
          "padding": {"horizontal": 12, "vertical": 6}, "cornerRadius": 7, "iconSpacing": 5,
          "textColor": "$text", "selectedTextColor": "$text", "selectedFont": {"weight": "semibold"},
          "badgeFill": "$badge", "badgeTextColor": "$onBadge"
        },
        "stableSize": true, "expandedRatio": 0, "pressedOpacity": 0.2,
        "separator": {"thickness": 1, "inset": 8, "fill": "$line"},
        "indicator": {
          "fill": "$raised", "stretch": 0.4,
          "shadow": {"color": "#0000001F", "radius": 8, "x": 0, "y": 3}
        }
      },
      "connected": {
        "font": {"size": 15, "weight": "medium"},
        "segment": {
          "fill": "$surface", "textColor": "$text",
          "selectedFill": "$accent", "selectedTextColor": "$onAccent"
        }
      },
      "stack": {"font": {"size": 13, "weight": "semibold"}},
      "grid": {"font": {"size": 13, "weight": "semibold"}},
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
