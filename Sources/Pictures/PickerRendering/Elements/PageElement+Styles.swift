extension PageElement {
  /// The styles that a page adds to the elements: baselines of texts, the focus, and forced colours.
  static let styles = #"""
    .picker-layout{position:relative;max-width:100%;text-rendering:geometricPrecision;-webkit-tap-highlight-color:transparent;-webkit-print-color-adjust:exact;print-color-adjust:exact}
    .picker-layout :where(div,span,img,svg){position:absolute;box-sizing:border-box;margin:0;padding:0;border:0;transform-origin:0 0}
    .picker-layout>.picker-layer{position:relative;overflow:visible}
    .picker-layout>.picker-width{position:relative;height:0}
    .picker-layout .picker-said{width:1rem;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .picker-layout .picker-text{display:flex;align-items:baseline;white-space:pre;font-kerning:normal}
    .picker-layout .picker-text::before{content:"";height:var(--baseline)}
    .picker-layout .picker-sign{position:static;font-feature-settings:"locl" 0}
    .picker-layout .picker-graphic,.picker-layout .picker-graphic>svg{display:block;left:0;top:0;pointer-events:none;overflow:visible}
    .picker-layout img{left:0;top:0;width:100%;height:100%;pointer-events:none}
    .picker-layout :is([part~=image],[part~=shape],img,svg,.picker-graphic){user-select:none;-webkit-user-select:none}
    .picker-layout [tabindex]{cursor:pointer;user-select:none;-webkit-user-select:none;outline:none}
    .picker-layout [tabindex]:focus-visible{outline:3px solid #0a58ca;outline-offset:2px;border-radius:8px;box-shadow:0 0 0 2px #fff}
    .picker-layout [part~=carousel] [tabindex]:focus-visible{outline-offset:-3px}
    .picker-layout .picker-menu{position:fixed;inset:auto;margin:0;padding:4px;border:1px solid #8888;border-radius:10px;background:Canvas;color:CanvasText;font:15px/1.3 system-ui,sans-serif;max-height:50vh;overflow:auto}
    .picker-layout .picker-menu>*{position:static;padding:8px 12px;border-radius:6px}
    .picker-layout .picker-menu>:is(:hover,:focus-visible){outline:none;box-shadow:none;background:#0a58ca;color:#fff}
    .picker-layout .picker-menu>[aria-disabled=true]{background:none;color:GrayText}
    .picker-layout .picker-menu>[aria-selected=true]::before{content:"✓ "}
    @media print{
    .picker-layout>.picker-layer:has(>[style*="--end:"]){height:auto!important}
    .picker-layout [style*="--end:"]{position:relative;display:grid;justify-items:left;height:auto!important;padding-bottom:var(--end)}
    .picker-layout [style*="--gap:"]{position:relative;top:auto!important;margin-top:var(--gap);break-inside:avoid}
    }
    @media(forced-colors:active){
    .picker-layout :is([part~=item][style*="background:"],[style*="box-shadow:inset"]){outline:1px solid CanvasText;outline-offset:-1px}
    .picker-layout :is([role=option],[role=radio],[role=button]):not([part~=swatch],[part~=trailingIcon]){outline:1px solid ButtonBorder;outline-offset:-1px}
    .picker-layout :is([aria-selected=true],[aria-checked=true],[aria-pressed=true],[aria-current=true]):not([part~=swatch]){forced-color-adjust:none;background:Highlight!important}
    .picker-layout [part~=indicator]{visibility:hidden}
    .picker-layout .picker-fixed{forced-color-adjust:none}
    .picker-layout .picker-text:not(.picker-fixed){color:CanvasText!important}
    .picker-layout :is([aria-selected=true],[aria-checked=true],[aria-pressed=true],[aria-current=true]) .picker-text:not(.picker-fixed){color:HighlightText!important}
    .picker-layout [role][aria-disabled=true]:not([part~=swatch]){outline:1px dashed GrayText;opacity:1!important}
    .picker-layout [aria-disabled=true] .picker-text:not(.picker-fixed){color:GrayText!important}
    .picker-layout :is([part~=icon],[part~=trailingIcon],[part~=checkmark]):not(.picker-fixed) svg [fill]:not([fill=none]){fill:CanvasText}
    .picker-layout :is([part~=icon],[part~=trailingIcon],[part~=checkmark]):not(.picker-fixed) svg [stroke]:not([stroke=none]){stroke:CanvasText}
    .picker-layout :is([aria-selected=true],[aria-checked=true],[aria-pressed=true],[aria-current=true]) :not(.picker-fixed)>.picker-graphic>svg [fill]:not([fill=none]){fill:HighlightText!important}
    .picker-layout :is([aria-selected=true],[aria-checked=true],[aria-pressed=true],[aria-current=true]) :not(.picker-fixed)>.picker-graphic>svg [stroke]:not([stroke=none]){stroke:HighlightText!important}
    .picker-layout [part~=peek]{outline:1px solid CanvasText}
    .picker-layout :is([part~=slider],[part~=canvas],[part~=wheel],[part~=swatch],[part~=preview]){forced-color-adjust:none;outline:1px solid CanvasText}
    .picker-layout [part~=slider] .picker-text:not(.picker-fixed){forced-color-adjust:auto}
    .picker-layout [part~=separator]{background:CanvasText!important}
    .picker-layout [tabindex]:focus-visible{outline:3px solid Highlight;outline-offset:2px}
    .picker-layout .picker-menu>[tabindex]:focus-visible{forced-color-adjust:none;background:Highlight;color:HighlightText}
    }
    """#
}
