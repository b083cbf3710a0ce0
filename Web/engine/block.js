// Trees as columns in one piece of memory, which the article BlockFormat describes.

import { structs } from "./rows.js"

const text = new TextDecoder()

/** How numbers are read, each type by a method of DataView or as part of a typed array. */
const types = {
  int32_t: { array: Int32Array, read: (view, place) => view.getInt32(place, true) },
  uint32_t: { array: Uint32Array, read: (view, place) => view.getUint32(place, true) },
  int64_t: { array: BigInt64Array, read: (view, place) => Number(view.getBigInt64(place, true)) },
  uint64_t: { array: BigUint64Array, read: (view, place) => Number(view.getBigUint64(place, true)) },
  double: { array: Float64Array, read: (view, place) => view.getFloat64(place, true) },
  uint8_t: { array: Uint8Array, read: (view, place) => view.getUint8(place) },
}

const version = 1
const directory = 24

/** A tree as columns. */
export class Block {
  #view
  #columns = new Map()
  #rows = new Map()

  constructor(memory) {
    this.memory = memory
    this.#view = new DataView(memory)
    const magic = memory.byteLength < directory ? "" : text.decode(new Uint8Array(memory, 0, 8))
    const size = magic === "PLBLOCK\0" ? types.uint64_t.read(this.#view, 16) : Infinity
    const expectWithin = (end) => {
      if (!(end <= memory.byteLength)) throw new TypeError("not a block of a tree, or a part of one")
    }
    expectWithin(size)
    const found = this.#view.getUint32(8, true)
    if (found !== version) throw new TypeError(`the block has the version ${found}, readable is ${version}`)
    const count = this.#view.getUint32(12, true)
    expectWithin(directory + count * structs.pl_column.size)
    for (let number = 0; number < count; number++) {
      const column = this.#read("pl_column", directory + number * structs.pl_column.size)
      expectWithin(column.offset + column.count * Math.max(1, column.rowSize))
      const rowSize = types[column.row]?.array.BYTES_PER_ELEMENT ?? structs[column.row]?.size ?? column.rowSize
      if (rowSize !== column.rowSize) throw new TypeError(`a row of ${column.name} has ${column.rowSize} bytes, expected are ${rowSize}`)
      this.#columns.set(column.name, column)
    }
  }

  /** The names of its columns. */
  get names() {
    return [...this.#columns.keys()]
  }

  /** Where a column begins, how many rows it has, and of what type and size they are. */
  column(name) {
    const column = this.#columns.get(name)
    if (!column) throw new RangeError(`expected one of ${this.names.join(", ")}, found "${name}"`)
    return column
  }

  /** One member of all rows, or several of one type that follow it, as an array of its own. */
  numbers(name, member, width = 1) {
    const { row, offset, count, rowSize } = this.column(name)
    const [type, place] = structs[row].members[member]
    const { array } = types[type]
    const size = array.BYTES_PER_ELEMENT
    const all = new array(this.memory, offset, (count * rowSize) / size)
    const [stride, start] = [rowSize / size, place / size]
    const numbers = new array(count * width)
    for (let row = 0; row < count; row++) {
      for (let part = 0; part < width; part++) numbers[row * width + part] = all[row * stride + start + part]
    }
    return numbers
  }

  /** The rows as objects or strings, or as a typed array where they are numbers. */
  rows(name) {
    if (!this.#rows.has(name)) this.#rows.set(name, this.#rowsOf(this.column(name)))
    return this.#rows.get(name)
  }

  #rowsOf({ row, offset, count, rowSize }) {
    if (types[row]) return new types[row].array(this.memory, offset, count)
    return Array.from({ length: count }, (_, number) => this.#value(row, offset + number * rowSize))
  }

  #read(struct, start) {
    const row = {}
    for (const [name, [type, place, count]] of Object.entries(structs[struct].members)) {
      row[name] = this.#value(type, start + place, count)
    }
    return row
  }

  #value(type, place, count) {
    if (type === "char") return text.decode(new Uint8Array(this.memory, place, count)).replace(/\0.*$/s, "")
    if (type !== "pl_block_string") return types[type]?.read(this.#view, place) ?? this.#read(type, place)
    const [start, length] = [0, 8].map((part) => types.uint64_t.read(this.#view, place + part))
    if (start === 0) return undefined
    return text.decode(new Uint8Array(this.memory, this.column("utf8").offset + start, length))
  }
}
