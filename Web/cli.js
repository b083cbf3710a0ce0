#!/usr/bin/env node
// The commands of `layout` that lay out one document, without the native tool: `npx pickerlayout chips food.json --width 320 -f svg`.
//
// The options are the same as the tool's, and generated from the same schema. Output is JSON, a display list or SVG.
import { readFile, readdir, writeFile } from "node:fs/promises"
import { basename, extname, join } from "node:path"
import { load } from "./node.js"

const usage = 64
const badDocument = 65
const noInput = 66
const internalError = 70
const cannotWrite = 73

/** An error that ends the program with a line and an exit code. */
class Failure extends Error {
  constructor(code, message) {
    super(message)
    this.code = code
  }
}

const kebab = (key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Keys that have no option. */
const withoutOption = new Set(["type", "$schema", "version", "fonts", "title", "check"])
const formats = { json: "json", nodes: "json", svg: "svg", "display-list": "json" }

// MARK: Options of the schema

class Schema {
  constructor(whole) {
    this.definitions = whole.$defs
    this.types = this.definitions.document.properties.type.enum
  }

  /** The keys of a type, or the common keys of all types, by the name of their option. */
  options(type) {
    const found = new Map()
    for (const [key, schema] of Object.entries(this.#members(this.definitions[type]))) {
      if (withoutOption.has(key)) continue
      const members = key === "font" ? this.#members(schema) : { [key]: schema }
      for (const [name, own] of Object.entries(members)) found.set(kebab(name), { path: key === "font" ? [key, name] : [key], schema: own })
    }
    return found
  }

  /** The keys of a command that lays out documents of any type. */
  commonOptions() {
    const all = this.types.map((type) => this.options(type))
    return new Map([...all[0]].filter(([name]) => all.every((options) => options.has(name))))
  }

  #members(schema) {
    const parts = this.#parts(schema).flatMap((part) => [part, ...(part.allOf ?? []).flatMap(({ then }) => (then ? this.#parts(then) : []))])
    return Object.assign({}, ...parts.map(({ properties }) => properties ?? {}))
  }

  /** The schemas of which a value must match one. */
  #parts(schema) {
    if (schema.$ref) return this.#parts(this.definitions[schema.$ref.split("/").pop()])
    const several = schema.anyOf ?? schema.oneOf
    return several ? several.flatMap((each) => this.#parts(each)) : [schema]
  }

  isFlag(schema) {
    return this.#parts(schema).every((part) => [part.type].flat().every((type) => type === "boolean" || type === "null"))
  }

  /** The value of a text: JSON if the schema has values of its kind, otherwise a list or a string. */
  value(schema, text) {
    const parts = this.#parts(schema)
    try {
      const value = JSON.parse(/^\d+$/.test(text) ? text.replace(/^0+(?=\d)/, "") : text)
      if (this.#accepts(parts, value)) return value
    } catch {
      // It is not JSON.
    }
    return parts.some((part) => this.#isListOfTexts(part)) ? textList(text) : text
  }

  #accepts(parts, value) {
    const kind = value === null ? "null" : Array.isArray(value) ? "array" : typeof value
    if (kind === "null") return !parts.every((part) => this.#isText(part))
    return parts.some((part) => {
      const types = [part.type ?? (part.enum ?? [part.const]).map((word) => typeof word)].flat()
      return Object.keys(part).length === 0 || types.includes(kind) || (kind === "number" && types.includes("integer"))
    })
  }

  #isText(part) {
    return [part.type].flat().includes("string") && !part.pattern && !part.enum
  }

  #isListOfTexts(part) {
    if (![part.type].flat().includes("array") || !part.items) return false
    const elements = this.#parts(part.items)
    return elements.every((element) => this.#isText(element) || element.enum)
  }
}

/** Texts separated by commas; `"in quotes"` or as `\,` a comma is part of a text. */
function textList(list) {
  const texts = []
  const next = /(?:"((?:[^"]|"")*)"|((?:\\,|[^,])*))(,|$)/y
  while (list !== "") {
    const start = next.lastIndex
    const found = next.exec(list)
    if (!found || (list[start] === '"' && found[1] === undefined)) {
      const whole = list.slice(start)
      const isClosed = /^"(?:[^"]|"")*"/.test(whole)
      throw new Failure(usage, `${isClosed ? "a comma is missing after the quotes of" : "a double quote is missing at the end of"} ${whole}`)
    }
    texts.push(found[1]?.replaceAll('""', '"') ?? found[2].replaceAll("\\,", ","))
    if (found[3] === "") break
    if (next.lastIndex === list.length) {
      texts.push("")
      break
    }
  }
  return texts
}

// MARK: The command line

class CommandLine {
  constructor(schema, type, words) {
    this.type = type
    this.file = undefined
    this.settings = {}
    this.given = new Map()
    this.fonts = []
    this.fontFolders = []
    this.items = undefined
    const options = type ? schema.options(type) : schema.commonOptions()
    const rest = [...words]
    let isPlain = false
    while (rest.length > 0) {
      const word = rest.shift()
      if (word === "--" && !isPlain) isPlain = true
      else if (!isPlain && /^-./.test(word) && Number.isNaN(Number(word))) this.#option(schema, options, word, rest)
      else this.#argument(word)
    }
  }

  #argument(word) {
    if (this.file !== undefined) throw new Failure(usage, `unexpected argument ${JSON.stringify(word)}`)
    this.file = word
  }

  #option(schema, options, word, rest) {
    const [name, assigned] = word.startsWith("--") ? split(word, "=") : [{ "-f": "--format", "-o": "--output", "-w": "--width" }[word] ?? word]
    const value = () => {
      const text = assigned ?? rest.shift()
      if (text === undefined) throw new Failure(usage, `${name}: a value is missing`)
      return text
    }
    const own = {
      "--format": () => (this.format = value()),
      "--output": () => (this.output = value()),
      "--compact": () => (this.compact = true),
      "--font-dir": () => this.fontFolders.push(value()),
      "--text": () => (this.text = value()),
      "--id-prefix": () => (this.idPrefix = value()),
      ...(this.type === "chips" || this.type === "segmented" ? { "--items": () => (this.items = [...(this.items ?? []), ...textList(value())]) } : {}),
      ...(this.type === "colorPicker" ? { "--id": () => this.#set(["controls"], "--id", value()) } : {}),
    }
    if (own[name]) return void own[name]()
    const flag = options.get(name.replace(/^--(no-)?/, ""))
    if (flag && schema.isFlag(flag.schema)) {
      if (assigned !== undefined) throw new Failure(usage, `${name} takes no value`)
      return this.#set(flag.path, name, !name.startsWith("--no-") || options.has(name.slice(2)))
    }
    const option = name.startsWith("--") ? options.get(name.slice(2)) : undefined
    if (!option) throw new Failure(usage, `unknown option ${name}`)
    this.#set(option.path, name, schema.value(option.schema, value()))
  }

  #set([key, member], name, value) {
    if (member === undefined) this.settings[key] = value
    else this.settings[key] = { ...this.settings[key], [member]: value }
    this.given.set(member ?? key, name)
  }

  /** The words of `layout text`: a document, or the text itself. */
  takeText() {
    if (this.type !== "text" || this.file === undefined || this.file === "-" || this.file.endsWith(".json")) return
    this.#set(["text"], "<text>", this.file)
    this.file = undefined
  }

  get chosenFormat() {
    const chosen = this.format ?? { ".svg": "svg", ".json": "json" }[extname(this.output ?? "")] ?? (this.output ? undefined : "json")
    if (formats[chosen]) return chosen
    const found = this.format ?? basename(this.output)
    throw new Failure(usage, `${this.format ? "--format" : "--output"}: expected one of ${Object.keys(formats).join(", ")}, found ${JSON.stringify(found)}`)
  }
}

function split(word, sign) {
  const at = word.indexOf(sign)
  return at < 0 ? [word] : [word.slice(0, at), word.slice(at + 1)]
}

// MARK: Input and output

async function contents(file) {
  try {
    if (file !== "-") return await readFile(file, "utf8")
    const parts = []
    for await (const part of process.stdin) parts.push(part)
    return Buffer.concat(parts).toString()
  } catch (error) {
    throw new Failure(noInput, `${file}: ${error.code === "ENOENT" ? "no such file" : `cannot be read: ${error.message}`}`)
  }
}

/** A document with the command's type, unless it has its own. */
function typed(source, type, file) {
  let document
  try {
    document = JSON.parse(source)
  } catch {
    // The engine reports the position of the error.
    return source
  }
  if (type === undefined || document === null || typeof document !== "object" || Array.isArray(document) || document.type === type) return source
  if (document.type === undefined) return { type, ...document }
  const found = typeof document.type === "string" ? `the string ${JSON.stringify(document.type)}` : typeof document.type
  throw new Failure(badDocument, `${file}: $.type: expected ${JSON.stringify(type)}, found ${found}`)
}

/** The fonts of some folders, after the package's font: each character uses the first font that has it. */
async function fonts(folders) {
  const found = [await readFile(new URL("Inter.ttf.gz", import.meta.url))]
  for (const folder of folders) {
    const names = await readdir(folder).catch(() => {
      throw new Failure(noInput, `${folder}: no such folder`)
    })
    for (const name of names.sort()) if (/\.(ttf|otf|ttc|woff)$/i.test(name)) found.push(await readFile(join(folder, name)))
  }
  return found
}

/** The error of a document, or of the option that gave the key. */
function failure(error, line) {
  if (error.isLimit) return new Failure(badDocument, `${line.file ?? "layout"}: ${error.message}`)
  const key = /^\$\.(?:font\.)?([^.[]*)/.exec(error.path ?? "")?.[1]
  if (line.given.has(key)) return new Failure(usage, `${line.given.get(key)}: ${error.reason}`)
  return line.file === undefined ? new Failure(usage, error.message) : new Failure(badDocument, `${line.file === "-" ? "-" : line.file}: ${error.message}`)
}

function written(tree, line, format) {
  const text = line.text
  switch (format) {
    case "svg":
      return tree.svg({ ...(text && { text }), ...(line.idPrefix && { idPrefix: line.idPrefix }) })
    case "display-list":
      return `${JSON.stringify(tree.displayList(), null, line.compact ? undefined : 2)}\n`
    default:
      return tree.json({ form: format === "nodes" ? "nodes" : "nested", compact: line.compact ?? false })
  }
}

async function main([command, ...words]) {
  const own = async (name) => readFile(new URL(name, import.meta.url), "utf8")
  const schema = new Schema(JSON.parse(await own("schema.json")))
  const types = Object.fromEntries(schema.types.map((type) => [kebab(type), type]))
  if (command === "--version") return console.log(JSON.parse(await own("package.json")).version)
  if (command === undefined || ["help", "--help", "-h"].includes(command) || words.includes("--help") || words.includes("-h")) {
    return console.log(helpPage(schema, types, command?.startsWith("-") || command === "help" ? words[0] : command))
  }
  if (command !== "document" && !types[command]) throw new Failure(usage, `unknown command ${JSON.stringify(command)}`)
  const line = new CommandLine(schema, types[command], words)
  line.takeText()
  if (line.items) line.settings.items = line.items
  const format = line.chosenFormat
  const standsAlone = line.file === undefined && Object.keys(line.settings).length > 0 && command !== "document"
  const source = typed(standsAlone ? "{}" : await contents(line.file ??= "-"), types[command], line.file)
  const engine = await load({ fonts: await fonts(line.fontFolders) })
  let tree
  try {
    tree = engine.layout(source, { settings: line.settings })
  } catch (error) {
    throw error.name === "PickerLayoutError" ? failure(error, line) : error
  }
  const text = written(tree, line, format)
  if (line.output === undefined || line.output === "-") process.stdout.write(text)
  else await writeFile(line.output, text).catch((error) => {
    throw new Failure(cannotWrite, `${line.output}: cannot be written: ${error.message}`)
  })
}

function helpPage(schema, types, command) {
  const options = types[command] ? schema.options(types[command]) : command === "document" ? schema.commonOptions() : undefined
  if (!options) return `USAGE: pickerlayout <command> [<options>] [<file>]\n\nCOMMANDS: ${Object.keys(types).join(", ")}, document\n\nSee pickerlayout help COMMAND.`
  const lines = [...options].map(([name, { schema: own }]) => `  --${name.padEnd(24)}${own.description ?? ""}`)
  return [
    `USAGE: pickerlayout ${command} [<options>] [<file>]`, "", ...lines, "",
    `  -f, --format              One of ${Object.keys(formats).join(", ")}; by default by the extension of --output, else json.`,
    "  -o, --output              The file to write; default: standard output.",
    "  --compact                 JSON without white space.",
    "  --text                    How SVG represents text: outlines or live.",
    "  --font-dir                Load every font in a folder; may be repeated.",
  ].join("\n")
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  const isOurs = error instanceof Failure
  process.stderr.write(`${isOurs && error.code !== usage ? "" : "pickerlayout: "}${isOurs ? error.message : error.stack}\n`)
  process.exitCode = isOurs ? error.code : internalError
}
