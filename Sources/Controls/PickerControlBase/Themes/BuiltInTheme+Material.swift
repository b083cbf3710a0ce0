extension BuiltInTheme {
  /// The baseline colours of Material 3.
  ///
  /// `selectedOverlay` is `selected` as a translucent colour with the same appearance on the background. The outline
  /// of segmented buttons stays visible under it. Chips use it as well, so both match on every surface.
  static let materialText = #"""
    {
      "name": "material",
      "background": "light-dark(#FEF7FF, #141218)",
      "foreground": "light-dark(#1D1B20, #E6E0E9)",
      "colors": {
        "accent": "light-dark(#6750A4, #D0BCFF)",
        "onAccent": "light-dark(#FFFFFF, #381E72)",
        "selected": "light-dark(#E8DEF8, #4A4458)",
        "selectedOverlay": "light-dark(#755BD329, #C7B8EC4D)",
        "onSelected": "light-dark(#1D192B, #E8DEF8)",
        "text": "light-dark(#1D1B20, #E6E0E9)",
        "secondaryText": "light-dark(#49454F, #CAC4D0)",
        "surface": "light-dark(#ECE6F0, #2B2930)",
        "line": "light-dark(#79747E, #938F99)",
        "edge": "light-dark(#1D1B201F, #E6E0E933)",
        "badge": "light-dark(#B3261E, #F2B8B5)",
        "onBadge": "light-dark(#FFFFFF, #601410)"
      },
      "fontStyles": {
        "largeTitle": {"size": 36, "weight": "regular", "lineHeight": "122.2222%"},
        "title": {"size": 28, "weight": "regular", "lineHeight": "128.5714%"},
        "title2": {"size": 24, "weight": "regular", "lineHeight": "133.3333%"},
        "title3": {"size": 22, "weight": "regular", "lineHeight": "127.2727%"},
        "headline": {"size": 16, "weight": "medium", "lineHeight": "150%"},
        "body": {"size": 16, "weight": "regular", "lineHeight": "150%"},
        "callout": {"size": 16, "weight": "regular", "lineHeight": "150%"},
        "subheadline": {"size": 14, "weight": "medium", "lineHeight": "142.8572%"},
        "footnote": {"size": 14, "weight": "regular", "lineHeight": "142.8572%"},
        "caption": {"size": 12, "weight": "regular", "lineHeight": "133.3333%"},
        "caption2": {"size": 11, "weight": "medium", "lineHeight": "145.4545%"}
      },
      "chips": {
        "font": {"size": 14, "weight": "medium", "lineHeight": "142.8572%"},
        "spacing": 8,
        "chip": {
          "padding": {"horizontal": 15, "vertical": 5}, "minHeight": 32, "border": 1, "cornerRadius": 8,
          "textColor": "$secondaryText", "borderColor": "$line",
          "selectedFill": "$selectedOverlay", "selectedTextColor": "$onSelected", "selectedBorderColor": "transparent",
          "checkmark": "insteadOfIcon",
          "badgeFill": "$badge", "badgeTextColor": "$onBadge"
        }
      },
      "segmented": {
        "font": {"size": 14, "weight": "medium", "lineHeight": "142.8572%"},
        "fill": "transparent", "stroke": {"fill": "$line", "width": 1},
        "padding": 0, "cornerRadius": 20, "spacing": 0,
        "segment": {
          "padding": {"horizontal": 12, "vertical": 10}, "minHeight": 40, "cornerRadius": 0, "iconSpacing": 8,
          "textColor": "$text", "selectedTextColor": "$onSelected",
          "checkmark": "insteadOfIcon",
          "badgeFill": "$badge", "badgeTextColor": "$onBadge"
        },
        "stableSize": true,
        "separator": {"thickness": 1, "inset": 0, "fill": "$line"},
        "indicator": {
          "fill": "$selectedOverlay", "stroke": {"fill": "$line", "width": 1}, "clipped": true,
          "shadow": {"color": "transparent", "radius": 0}
        }
      },
      "connected": {
        "font": {"size": 14, "weight": "medium", "lineHeight": "142.8572%"},
        "segment": {
          "fill": "$surface", "textColor": "$secondaryText",
          "selectedFill": "$accent", "selectedTextColor": "$onAccent",
          "badgeFill": "$badge", "badgeTextColor": "$onBadge"
        }
      },
      "text": {"font": {"lineHeight": "150%"}},
      "stack": {"font": {"size": 14, "weight": "medium", "lineHeight": "142.8572%"}},
      "grid": {"font": {"size": 14, "weight": "medium", "lineHeight": "142.8572%"}},
      "colorPicker": {
        "slider": {"thickness": 32}, "canvas": {"thumbSize": 20}, "wheel": {"thumbSize": 20},
        "preview": {"height": 40, "cornerRadius": 12},
        "trackStroke": {"fill": "$edge", "width": 1}
      },
      "chromaTouch": {
        "box": {"border": 1, "borderColor": "$line", "cornerRadius": 12},
        "trackStroke": {"fill": "$edge", "width": 1},
        "cardFill": "light-dark(#F7F2FA, #1D1B20)", "presetFill": "$surface"
      },
      "carousel": {"indicator": {"fill": "$accent"}}
    }
    """#
}
