import Testing

@testable import PickerTree

@Suite struct RoleTraitsTests {
  @Test func table_hasEachRoleOnce_inTheOrderOfTheRoles() {
    #expect(RoleTraits.table.map(\.role) == Role.allCases)
  }

  @Test(arguments: Role.allCases) func traits_areThoseOfTheRow(role: Role) {
    #expect(role.traits.role == role)
    #expect(role.traits == RoleTraits.table.first { $0.role == role })
  }

  @Test func roles_thatAreNamedByTheirTexts_areTargetsOrTexts() {
    let named = Role.allCases.filter(\.traits.isNamedByText)
    let targets = Role.allCases.filter { $0.isTarget && $0 != .trailingIcon }
    #expect(Set(named) == Set(targets + [.title, .text]))
  }

  @Test func roles_whosePaintColoursText_haveTextsOrIcons() {
    #expect(Role.allCases.filter(\.paintsText).filter { !$0.hasText && !$0.hasName }.isEmpty)
  }
}
