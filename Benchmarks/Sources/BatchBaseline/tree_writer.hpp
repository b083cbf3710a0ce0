#pragma once

#include <cmath>
#include <string_view>
#include <vector>

#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include "CFlowLoop.h"
#include "document.hpp"

/// The inset of a label in its chip, and the metrics of Inter at 16 points: those of a document without a style.
constexpr double inset = 10, line_height = 19.3594, baseline = 15.5;

/// Writes one layout as the tree that `layout batch` writes of it.
class TreeWriter {
 public:
  TreeWriter(const Document &document, const std::vector<flow_box> &boxes, rapidjson::StringBuffer &buffer)
      : document(document), boxes(boxes), json(buffer) {}

  void write(const flow_line *lines, size_t line_count) {
    double height = line_count == 0 ? 0 : boxes[lines[line_count - 1].start].y + lines[line_count - 1].height;
    json.StartObject();
    member("version", 1.0);
    member("type", "chips");
    json.Key("size");
    json.StartObject();
    member("width", document.width);
    member("height", height);
    json.EndObject();
    json.Key("root");
    json.StartObject();
    member("role", "chips");
    member("id", document.id);
    member("selection", "multiple");
    frame(0, 0, document.width, height);
    children(line_count, [&](size_t index) { row(index, lines[index]); });
    json.EndObject();
    json.EndObject();
  }

 private:
  const Document &document;
  const std::vector<flow_box> &boxes;
  rapidjson::Writer<rapidjson::StringBuffer> json;

  void row(size_t index, const flow_line &line) {
    const flow_box &first = boxes[line.start];
    json.StartObject();
    member("role", "row");
    member("index", static_cast<double>(index));
    frame(first.x, first.y, line.length, line.height);
    children(line.end - line.start, [&](size_t i) {
      const flow_box &box = boxes[line.start + i];
      chip(document.items[line.start + i], {box.x - first.x, box.y - first.y, box.width, box.height});
    });
    json.EndObject();
  }

  void chip(std::string_view text, const flow_box &box) {
    json.StartObject();
    member("role", "chip");
    member("id", text);
    member("selected", false);
    member("enabled", true);
    frame(box.x, box.y, box.width, box.height);
    raw("paint", R"({"stroke":{"fill":"#007AFF","width":2},"cornerRadius":10})");
    children(1, [&](size_t) { label(text, box.width - 2 * inset); });
    json.EndObject();
  }

  void label(std::string_view text, double width) {
    json.StartObject();
    member("role", "label");
    frame(inset, inset, width, line_height);
    raw("paint", R"({"fill":"#000000"})");
    member("text", text);
    member("baseline", baseline);
    raw("font", R"({"family":"Inter","size":16,"weight":500})");
    json.EndObject();
  }

  template <typename Child>
  void children(size_t count, Child child) {
    json.Key("children");
    json.StartArray();
    for (size_t i = 0; i < count; i++) child(i);
    json.EndArray();
  }

  void frame(double x, double y, double width, double height) {
    json.Key("frame");
    json.StartObject();
    member("x", x);
    member("y", y);
    member("width", width);
    member("height", height);
    json.EndObject();
  }

  void member(const char *key, std::string_view value) {
    json.Key(key);
    json.String(value.data(), static_cast<rapidjson::SizeType>(value.size()));
  }

  void member(const char *key, const char *value) { member(key, std::string_view(value)); }

  void member(const char *key, bool value) {
    json.Key(key);
    json.Bool(value);
  }

  /// A number with at most four decimals; a whole number without any.
  void member(const char *key, double value) {
    double rounded = std::round(value * 10000) / 10000;
    json.Key(key);
    if (rounded == std::floor(rounded)) json.Int64(static_cast<int64_t>(rounded));
    else json.Double(rounded);
  }

  /// A value that is always the same is copied: the fastest way to write it.
  template <size_t count>
  void raw(const char *key, const char (&value)[count]) {
    json.Key(key);
    json.RawValue(value, count - 1, rapidjson::kObjectType);
  }
};
