// The document that is shown, as a program that lays it out.

/** The `#` that a Swift string needs around a text. */
function fence(text) {
  let marks = "#"
  while (text.includes(`"""${marks}`) || text.includes(`\\${marks}`)) marks += "#"
  return marks
}

const isProposed = (width) => width !== undefined

const quotedLines = (text) => text.split("\n").map((line) => `    ${JSON.stringify(`${line}\n`)}`).join("\n")

/** A word that no line of a text is. */
function delimiter(text) {
  let word = "END"
  while (text.split("\n").includes(word)) word += "_"
  return word
}

const indented = (text) => text.replaceAll("\n", "\n  ")

export const languages = {
  Swift: {
    mode: "swift",
    code: (text, { width }) => `import PickerLayout

let json = ${fence(text)}"""
  ${indented(text)}
  """${fence(text)}
let document = try Document(json: Array(json.utf8))
let tree = ${isProposed(width) ? `document.control.measured(by: document.fonts).layout(within: ProposedSize(width: ${width}))` : "try document.layout()"}
for node in tree.nodes { print(node.role, node.frame) }
let picture = SVGRenderer().render(tree, outlines: document.outlines)
`,
  },
  Shell: {
    mode: "shell",
    code: (text, { width }) => `cat > picker.json <<'${delimiter(text)}'
${text}
${delimiter(text)}
layout document picker.json${isProposed(width) ? ` --width ${width}` : ""}
layout document picker.json${isProposed(width) ? ` --width ${width}` : ""} --output picker.svg   # also .png .pdf .html
`,
  },
  C: {
    mode: "text/x-csrc",
    code: (text, { width }) => `// cc picker.c $(pkg-config --cflags --libs pickerlayout) -o picker
#include <picker_layout.h>
#include <stdio.h>

static const char json[] =
${quotedLines(text)};

int main(void) {
  pl_error *error = NULL;
  pl_engine *engine = pl_engine_new(NULL, &error);
  pl_document *document = pl_document_read(engine, json, sizeof json - 1, NULL, NULL, &error);
  if (!document) {
    fprintf(stderr, "%s: %s\\n", error->path.bytes, error->message.bytes);
    return 1;
  }
  pl_tree *tree = pl_document_layout(document, ${width ?? "PL_AS_DECLARED"}, PL_AS_DECLARED, NULL, &error);
  size_t count;
  const pl_node *nodes = pl_tree_nodes(tree, &count);
  for (size_t place = 0; place < count; place++) {
    printf("%g %g\\n", nodes[place].width, nodes[place].height);
  }
  pl_tree_free(tree);
  pl_document_free(document);
  pl_engine_free(engine);
}
`,
  },
  Python: {
    mode: "python",
    code: (text, { width }) => `import pickerlayout as pl

tree = pl.layout(${text.includes("\\") || text.includes("'''") ? pythonLiteral(text) : `'''${text}'''`}${isProposed(width) ? `, width=${width}` : ""})
for node in tree.nodes:
    print(node.role, node.frame)
tree.frames                                  # numpy: x, y, width, height of every node
`,
  },
  JavaScript: {
    mode: "javascript",
    code: (text, { width }) => `import { load } from "pickerlayout"
import { mount } from "pickerlayout/mount"

const engine = await load()
const source = ${text}
const picker = mount(document.body, source, { engine${isProposed(width) ? `, settings: { width: ${width} }` : ""}, onChange: console.log })
`,
  },
}

/** Adjacent strings, one a line. */
const pythonLiteral = (text) => `(\n${quotedLines(text)})`
