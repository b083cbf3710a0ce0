extension BuiltInTheme {
  /// Neutral greys with a single accent.
  ///
  /// `edge` outlines what its text already identifies, `line` what nothing else does.
  static let plainText = #"""
    {
      "name": "plain",
      "background": "light-dark(#FFFFFF, #15171C)",
      "foreground": "light-dark(#1B1F27, #ECEEF2)",
      "colors": {
        "accent": "light-dark(#3D4DB7, #B4BEFF)",
        "onAccent": "light-dark(#FFFFFF, #1A2159)",
        "selected": "light-dark(#E8EAFC, #30365F)",
        "onSelected": "light-dark(#2C3994, #D9DEFF)",
        "text": "light-dark(#1B1F27, #ECEEF2)",
        "secondaryText": "light-dark(#555D6B, #A9B0BD)",
        "surface": "light-dark(#EDEFF3, #262A32)",
        "raised": "light-dark(#FFFFFF, #454B58)",
        "line": "light-dark(#848C9A, #79818F)",
        "edge": "light-dark(#1B1F2733, #ECEEF240)",
        "badge": "light-dark(#B42318, #FDA29B)",
        "onBadge": "light-dark(#FFFFFF, #4A0D08)"
      },
      "chips": {
        "font": {"size": 14, "weight": "medium", "lineHeight": "142.8572%"},
        "spacing": 8,
        "chip": {
          "padding": {"horizontal": 12, "vertical": 6}, "border": 1, "cornerRadius": 10, "iconSpacing": 6,
          "textColor": "$text", "borderColor": "$edge",
          "selectedFill": "$selected", "selectedTextColor": "$onSelected", "selectedBorderColor": "$accent",
          "badgeFill": "$badge", "badgeTextColor": "$onBadge"
        }
      },
      "segmented": {
        "font": {"size": 14, "weight": "medium", "lineHeight": "142.8572%"},
        "fill": "$surface", "padding": 3, "cornerRadius": 11, "spacing": 2,
        "segment": {
          "padding": {"horizontal": 14, "vertical": 6}, "cornerRadius": 8, "iconSpacing": 6,
          "textColor": "$secondaryText", "selectedTextColor": "$text", "selectedFont": {"weight": "semibold"},
          "badgeFill": "$badge", "badgeTextColor": "$onBadge"
        },
        "stableSize": true, "expandedRatio": 0, "pressedOpacity": 0.2,
        "separator": {"thickness": 1, "inset": 8, "fill": "$edge"},
        "indicator": {
          "fill": "$raised", "stretch": 0.3, "clipped": true, "stroke": {"fill": "$edge", "width": 1},
          "shadow": {"color": "#1B1F271F", "radius": 4, "x": 0, "y": 1}
        }
      },
      "connected": {
        "font": {"size": 14, "weight": "medium", "lineHeight": "142.8572%"},
        "segment": {
          "fill": "$surface", "textColor": "$text",
          "selectedFill": "$accent", "selectedTextColor": "$onAccent",
          "badgeFill": "$badge", "badgeTextColor": "$onBadge"
        }
      },
      "text": {"font": {"lineHeight": "150%"}},
      "stack": {"font": {"size": 13, "weight": "semibold", "lineHeight": "138.4615%"}},
      "grid": {"font": {"size": 13, "weight": "semibold", "lineHeight": "138.4615%"}},
      "colorPicker": {
        "slider": {"thickness": 20}, "canvas": {"thumbSize": 20}, "wheel": {"thumbSize": 20},
        "preview": {"height": 32, "cornerRadius": 8, "tile": 8},
        "trackStroke": {"fill": "$edge", "width": 1}
      },
      "chromaTouch": {
        "box": {"border": 1, "borderColor": "$edge", "cornerRadius": 10}, "trackStroke": {"fill": "$edge", "width": 1},
        "cardFill": "light-dark(#FFFFFF, #262A32)",
        "presetFill": "light-dark(#EDEFF3, #363C47)"
      },
      "carousel": {"indicator": {"fill": "$text", "size": 6, "spacing": 8}}
    }
    """#
}
