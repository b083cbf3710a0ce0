import PickerCairo
import Testing
@Suite struct PixelTests {}
