// The baseline of `layout batch`, by hand for one kind of document and one style:
//
//     BatchBaseline WIDTHS < documents.ndjson > trees.ndjson
//
// reads chips with RapidJSON, adds up the widths of their characters, places them with the C loop, and writes trees of
// the same form. WIDTHS is a file with the advance of each ASCII character, 128 numbers. Nothing is shaped or truncated,
// and little is checked. Of the JSON libraries of Debian, RapidJSON is the hardest to beat: simdjson does not write, and
// jansson allocates each value.

#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

#include "document.hpp"
#include "tree_writer.hpp"

namespace {

constexpr double spacing = 12;

/// Lays out documents one after the other; the memory of one is reused for the next.
class Batch {
 public:
  explicit Batch(std::vector<double> advances) : advances(std::move(advances)) {}

  /// Prints the tree of the document in `line`, which is overwritten. Returns false if there is none.
  bool answer(std::string &line) {
    if (!document.read(line)) return false;
    size_t line_count = place();
    buffer.Clear();
    TreeWriter(document, boxes, buffer).write(lines.data(), line_count);
    fwrite(buffer.GetString(), 1, buffer.GetSize(), stdout);
    putchar('\n');
    return true;
  }

 private:
  std::vector<double> advances, widths, heights;
  std::vector<flow_line> lines;
  std::vector<flow_box> boxes;
  Document document;
  rapidjson::StringBuffer buffer;

  size_t place() {
    size_t count = document.items.size();
    widths.clear();
    for (std::string_view text : document.items) widths.push_back(text_width(text) + 2 * inset);
    heights.assign(count, line_height + 2 * inset);
    lines.resize(count);
    boxes.resize(count);
    return flow_loop(widths.data(), heights.data(), count, document.width, spacing, spacing, FLOW_CENTER,
                     FLOW_START, lines.data(), boxes.data());
  }

  double text_width(std::string_view text) {
    double width = 0;
    for (unsigned char character : text) width += advances[character & 127];
    return width;
  }
};

std::vector<double> read_numbers(const char *path) {
  std::ifstream file(path);
  return {std::istream_iterator<double>(file), {}};
}

}  // namespace

int main(int count, char **arguments) {
  std::vector<double> advances;
  if (count == 2) advances = read_numbers(arguments[1]);
  if (advances.size() != 128) {
    std::cerr << "usage: BatchBaseline WIDTHS < documents.ndjson > trees.ndjson\n";
    return 64;
  }
  Batch batch(std::move(advances));
  std::ios::sync_with_stdio(false);
  std::string line;
  while (std::getline(std::cin, line)) {
    if (batch.answer(line)) continue;
    std::cerr << "BatchBaseline: a line is not a document with an id and a width\n";
    return 65;
  }
}
