// The names that `import PickerLayout` brings: what a program writes that uses controls, sessions, documents, trees and pictures.
// Members of all types can be used without further imports, also where a type itself is not in this list, such as `.wrap`.
// Renderers, measurers and solvers import the module of that name; `PickerControls` brings all types of controls and below.

// Controls, and what they are made of.
@_exported import struct PickerControls.Carousel
@_exported import struct PickerControls.CarouselIndicator
@_exported import struct PickerControls.CarouselPage
@_exported import struct PickerControls.CarouselSpacing
@_exported import struct PickerControls.CarouselTiming
@_exported import struct PickerControls.Chip
@_exported import struct PickerControls.Chips
@_exported import struct PickerControls.ChromaTouch
@_exported import struct PickerControls.ColorCanvas
@_exported import enum PickerControls.ColorControl
@_exported import struct PickerControls.ColorPalette
@_exported import struct PickerControls.ColorPicker
@_exported import struct PickerControls.ColorPickerID
@_exported import struct PickerControls.ColorPreview
@_exported import struct PickerControls.ColorSlider
@_exported import struct PickerControls.ColorWheel
@_exported import struct PickerControls.Drawing
@_exported import struct PickerControls.DrawingImage
@_exported import enum PickerControls.DrawingItem
@_exported import struct PickerControls.DrawingLayer
@_exported import struct PickerControls.DrawingShape
@_exported import struct PickerControls.DrawingSymbol
@_exported import struct PickerControls.DrawingText
@_exported import struct PickerControls.FlexiblePicker
@_exported import struct PickerControls.Flow
@_exported import struct PickerControls.FlowOverflow
@_exported import struct PickerControls.Grid
@_exported import struct PickerControls.Indicator
@_exported import struct PickerControls.IndicatorTransition
@_exported import protocol PickerControls.ItemPicker
@_exported import struct PickerControls.OverflowLabel
@_exported import struct PickerControls.OverflowRule
@_exported import struct PickerControls.PanelItem
@_exported import struct PickerControls.Segment
@_exported import struct PickerControls.Segmented
@_exported import struct PickerControls.SegmentedPicker
@_exported import protocol PickerControls.Selectable
@_exported import struct PickerControls.SelectableItem
@_exported import struct PickerControls.SelectionRule
@_exported import struct PickerControls.Separator
@_exported import struct PickerControls.ShapeControl
@_exported import struct PickerControls.Text

// What all controls have.
@_exported import struct PickerControls.AnyControl
@_exported import struct PickerControls.BoxStyle
@_exported import enum PickerControls.Checkmark
@_exported import struct PickerControls.Container
@_exported import protocol PickerControls.Control
@_exported import struct PickerControls.FontChoice
@_exported import struct PickerControls.Icon
@_exported import struct PickerControls.ItemStyle
@_exported import struct PickerControls.LayoutTransition
@_exported import struct PickerControls.Localization
@_exported import protocol PickerControls.MeasuredControl
@_exported import struct PickerControls.ProposedSize
@_exported import struct PickerControls.TitleStyle

// Sessions.
@_exported import protocol PickerControls.ControlSession
@_exported import struct PickerControls.FlexibleSession
@_exported import struct PickerControls.SegmentedSession
@_exported import struct PickerControls.SelectionChange
@_exported import struct PickerControls.SelectionError
@_exported import enum PickerControls.SessionEvent
@_exported import enum PickerControls.SessionKey
@_exported import struct PickerControls.SessionRefusal
@_exported import struct PickerControls.SessionResult
@_exported import struct PickerControls.SessionState
@_exported import struct PickerControls.SessionTarget
@_exported import enum PickerControls.TapError
@_exported import struct PickerControls.Touch

// Documents and themes.
@_exported import enum PickerControls.BuiltInTheme
@_exported import struct PickerControls.Document
@_exported import enum PickerControls.SchemeChoice
@_exported import struct PickerControls.Theme

// The layout.
@_exported import struct PickerTree.Accessibility
@_exported import struct PickerTree.Artwork
@_exported import struct PickerTree.Detail
@_exported import struct PickerTree.Fill
@_exported import struct PickerTree.Hit
@_exported import protocol PickerTree.IconProvider
@_exported import struct PickerTree.LayoutAnimation
@_exported import struct PickerTree.LayoutTree
@_exported import struct PickerTree.Paint
@_exported import struct PickerTree.Shadow
@_exported import struct PickerTree.Stroke
@_exported import struct PickerTree.Warning

// Texts and fonts.
@_exported import struct PickerText.Font
@_exported import struct PickerText.FontFeature
@_exported import struct PickerText.FontFile
@_exported import struct PickerText.FontFileError
@_exported import struct PickerText.FontVariation
@_exported import struct PickerText.FontWeight
@_exported import protocol PickerText.TextMeasuring
@_exported import struct PickerText.TextStyle
@_exported import class PickerShaping.MeasurerPool
@_exported import class PickerShaping.TextMeasurer

// Colours.
@_exported import struct PickerColor.Color
@_exported import enum PickerColor.ColorScheme
@_exported import struct PickerColor.Gradient
@_exported import struct PickerColor.GradientStop

// Geometry, and boxes of flows.
@_exported import struct PickerGeometry.Angle
@_exported import struct PickerGeometry.CornerRadii
@_exported import struct PickerGeometry.Insets
@_exported import enum PickerGeometry.LayoutDirection
@_exported import struct PickerGeometry.Point
@_exported import struct PickerGeometry.Rect
@_exported import struct PickerGeometry.Size
@_exported import struct PickerSolver.FlowItem

// Motion.
@_exported import struct PickerMotion.Motion
@_exported import struct PickerMotion.Spring

// Errors and limits.
@_exported import struct PickerJSON.JSONError
@_exported import class PickerLimits.Budget
@_exported import enum PickerLimits.LimitError
@_exported import struct PickerLimits.Limits

// Pictures and pages.
@_exported import struct PickerHTML.HTMLRenderer
@_exported import enum PickerHTML.PageEngine
@_exported import struct PickerRendering.AnimatedSVGRenderer
@_exported import enum PickerRendering.RenderingError
@_exported import struct PickerRendering.SVGRenderer
@_exported import struct PickerRendering.TerminalRenderer
