import PickerLayout

/// The candidates for the last word of a command line in a shell.
///
/// Shell scripts call `layout --complete` with the words before the cursor, so they do not depend on the options.
enum Completions {
  /// The candidates, one per line; `:files` or `:folders` if the shell should list these.
  ///
  /// - Parameter words: The words after `layout`; the last one is being typed.
  static func candidates(for words: [String]) -> [String] {
    guard let last = words.last else { return [] }
    guard words.count > 1, let command = LayoutCommand.command(named: words[0]) else {
      let commands = LayoutCommand.names
      if words.count == 1 { return (commands + ["help"]).beginning(with: last) }
      guard words[0] == "help" else { return [] }
      let keys = KeyHelp.names.filter { !commands.contains($0) }
      return (commands + keys + Article.names).beginning(with: last)
    }
    let options = command.optionPages
    let before = words[words.count - 2]
    if let option = options.first(where: { $0.form == .option && $0.names.contains(before) }) {
      return option.completion.candidates(for: last)
    }
    if last.hasPrefix("-") {
      return (options.flatMap(\.names) + ["--help"] + CommonFlag.allCases.map(\.rawValue))
        .beginning(with: last)
    }
    return options.first(where: \.isArgument)?.completion.candidates(for: last) ?? []
  }

  /// The script for a shell; nil for another name.
  static func script(for shell: String) -> String? {
    switch shell {
    case "bash": bash
    case "zsh": zsh
    case "fish": fish
    default: nil
    }
  }

  private static let bash = """
    _layout() {
      local word=${COMP_WORDS[COMP_CWORD]} IFS=$'\\n' answer
      answer=$("${COMP_WORDS[0]}" --complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2> /dev/null)
      case $answer in
        :files*) compopt -o filenames; COMPREPLY=($(compgen -f -- "$word")) ;;
        :folders) compopt -o filenames; COMPREPLY=($(compgen -d -- "$word")) ;;
        *) COMPREPLY=($answer) ;;
      esac
    }
    complete -F _layout layout
    """

  private static let zsh = """
    #compdef layout
    _layout() {
      local -a answer
      answer=("${(@f)$(${words[1]} --complete "${(@)words[2,CURRENT]}" 2> /dev/null)}")
      case $answer[1] in
        :files*) _files ;;
        :folders) _files -/ ;;
        *) compadd -U -a answer ;;
      esac
    }
    if [[ $funcstack[1] == _layout ]]; then _layout "$@"; else compdef _layout layout; fi
    """

  private static let fish = """
    function __layout_complete
      set -l words (commandline -opc) (commandline -ct)
      set -l answer ($words[1] --complete $words[2..] 2> /dev/null)
      switch "$answer[1]"
        case ':files*'
          __fish_complete_path (commandline -ct)
        case ':folders'
          __fish_complete_directories (commandline -ct)
        case '*'
          printf '%s\\n' $answer
      end
    end
    complete -c layout -f -a '(__layout_complete)'
    """
}

extension OptionCompletion {
  fileprivate func candidates(for word: String) -> [String] {
    switch self {
    case .none: []
    case .words(let words): words().beginning(with: word)
    case .files: [":files"]
    case .folders: [":folders"]
    case .families: TextMeasurer.shared.library.listing.map(\.name).beginning(with: word)
    }
  }
}

extension [String] {
  fileprivate func beginning(with word: String) -> [String] { filter { $0.hasPrefix(word) } }
}
