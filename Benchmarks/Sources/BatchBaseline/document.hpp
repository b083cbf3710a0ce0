#pragma once

#include <string>
#include <string_view>
#include <vector>

#if defined(__SSE2__)
#define RAPIDJSON_SSE2
#endif
#include <rapidjson/reader.h>

/// The id, the width and the labels of a chips document. Other keys are read and ignored.
class Document : private rapidjson::BaseReaderHandler<rapidjson::UTF8<>, Document> {
 public:
  std::string_view id;
  double width = 0;
  std::vector<std::string_view> items;

  /// Reads a document in place: its strings point into the line. Returns whether it is JSON with an id and a width.
  bool read(std::string &line) {
    id = {};
    width = 0;
    items.clear();
    rapidjson::InsituStringStream stream(line.data());
    return reader.Parse<rapidjson::kParseInsituFlag>(stream, *this) && id.data() && width > 0;
  }

 private:
  using Handler = rapidjson::BaseReaderHandler<rapidjson::UTF8<>, Document>;
  friend Handler;
  friend rapidjson::Reader;

  rapidjson::Reader reader;
  std::string_view key;

  bool Key(const char *text, rapidjson::SizeType length, bool) {
    key = {text, length};
    return true;
  }

  bool String(const char *text, rapidjson::SizeType length, bool) {
    if (key == "items") items.emplace_back(text, length);
    else if (key == "id") id = {text, length};
    return true;
  }

  bool Uint(unsigned value) { return Double(value); }

  bool Double(double value) {
    if (key == "width") width = value;
    return true;
  }
};
