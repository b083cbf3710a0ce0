'use strict'

// The playground: the document at the left, its layout at the right.
//
//     change ──▶ request() ──▶ POST /layout (tree, picture) ──▶ show() or fail()

const $ = (id) => document.getElementById(id)
const maximumTreeRows = 2000

/** The last result: the picture, the tree, and its nodes in paint order with absolute frames. */
const shown = { tree: null, nodes: [], groups: [] }

// Requests.

let asked = null

/** The keys that override those of the document. */
function options() {
  const members = { detail: ['hits', 'navigation', 'accessibility'] }
  if ($('has-width').checked) members.width = Number($('width').value)
  if ($('has-scale').checked) members.scale = Number($('scale').value)
  if (!$('time-setting').hidden) Object.assign(members, clock.options())
  return members
}

/** The document in the editor; an empty object where it cannot be parsed. */
function written() {
  try {
    return JSON.parse($('document').value) ?? {}
  } catch {
    return {}
  }
}

async function post(format, members, signal) {
  const query = new URLSearchParams({ format, compact: 1, options: JSON.stringify(members) })
  return fetch('layout?' + query, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: $('document').value, signal
  })
}

/** Whether the document came with the URL, and has not been confirmed yet. */
const isWaiting = () => !$('ask').hidden

/** Requests a new layout; a pending request is cancelled. */
async function request() {
  asked?.abort()
  if (isWaiting()) return
  asked = new AbortController()
  const { signal } = asked
  try {
    const members = options()
    const answers = await Promise.all([post('json', members, signal), post('svg', members, signal)])
    if (!answers[0].ok) return fail((await answers[0].json()).error)
    show(await answers[0].json(), await answers[1].text())
  } catch (error) {
    if (error.name !== 'AbortError') fail({ message: 'the server does not answer' })
  }
}

// Errors.

function fail(error) {
  $('paper').classList.add('stale')
  const place = error.line ? `line ${error.line}, column ${error.column}: ` : ''
  const path = error.path && error.path !== '$' ? error.path + ': ' : ''
  const message = error.path === '$' ? error.message.replace(/^line \d+, column \d+: /, '') : error.message
  $('error').textContent = place + path + message
  $('error').hidden = false
  $('error').onclick = () => moveCaret(error)
  mark.line = error.line ?? null
  mark.place()
}

function moveCaret({ line, column }) {
  if (!line) return
  const text = $('document')
  const lines = text.value.split('\n')
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0)
  const before = [...lines[line - 1]].slice(0, column - 1).join('').length
  text.focus()
  text.setSelectionRange(start + before, start + before)
}

/** The highlighted line of the error, behind the text. */
const mark = {
  line: null,
  place() {
    $('mark').hidden = this.line === null
    $('mark').style.top = `${8 + 20 * (this.line - 1) - $('document').scrollTop}px`
    $('gutter').scrollTop = $('document').scrollTop
  }
}

function numberLines() {
  const count = $('document').value.split('\n').length
  $('gutter').textContent = Array.from({ length: count }, (_, line) => line + 1).join('\n')
}

// Results.

/** Clears the result of a document that is not laid out yet. */
function clear() {
  $('error').hidden = true
  mark.line = null
  mark.place()
  shown.tree = null
  shown.nodes = []
  shown.groups = []
  $('paper').replaceChildren()
  $('tree').replaceChildren()
  $('summary').textContent = ''
}

function show(tree, picture) {
  $('error').hidden = true
  mark.line = null
  mark.place()
  shown.tree = tree
  shown.nodes = flatten(tree.root)
  showPicture(picture)
  showTree()
  clock.show(tree)
  const warnings = (tree.warnings ?? []).map((warning) => warning.message)
  const { width, height } = tree.size
  $('summary').textContent = [`${round(width)} × ${round(height)}, ${shown.nodes.length} boxes`, ...warnings].join(' · ')
  $('summary').classList.toggle('warned', warnings.length > 0)
}

/** Nodes in paint order, each with its depth and with its frame relative to the root's origin. */
function flatten(root) {
  const nodes = []
  const visit = (node, x, y, depth) => {
    const frame = { ...node.frame, x: x + node.frame.x, y: y + node.frame.y }
    nodes.push({ node, frame, depth })
    for (const child of node.children ?? []) visit(child, frame.x, frame.y, depth + 1)
  }
  if (root) visit(root, 0, 0, 0)
  return nodes
}

function showPicture(picture) {
  const svg = document.importNode(new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement, true)
  shown.groups = [...svg.querySelectorAll('g[data-role]')]
  shown.groups.forEach((group, position) => { group.dataset.position = position })
  $('paper').classList.remove('stale')
  $('paper').replaceChildren(svg, overlay())
}

/** Rounds to hundredths. */
const round = (number) => Math.round(number * 100) / 100

function showTree() {
  const rows = shown.nodes.slice(0, maximumTreeRows).map(({ node, depth }, position) => {
    const row = document.createElement('div')
    row.role = 'treeitem'
    row.ariaLevel = depth + 1
    row.dataset.position = position
    const words = [node.role, node.id, node.text === undefined ? null : `“${node.text}”`]
    if (node.selected) words.push('selected')
    const frame = document.createElement('span')
    frame.className = 'quiet'
    const { x, y, width, height } = node.frame
    frame.textContent = `  ${round(x)}, ${round(y)}, ${round(width)} × ${round(height)}`
    row.append('  '.repeat(depth) + words.filter((word) => word != null).join(' '), frame)
    return row
  })
  if (shown.nodes.length > maximumTreeRows) {
    const rest = document.createElement('div')
    rest.textContent = `… and ${shown.nodes.length - maximumTreeRows} more`
    rows.push(rest)
  }
  $('tree').replaceChildren(...rows)
}

// The overlay of the picture.

function drawn(name, attributes) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

const box = (frame, name) => drawn('rect', { ...frame, class: name })

function overlay() {
  const { width, height } = shown.tree.size
  const over = drawn('svg', { class: 'over', width, height, 'aria-hidden': true })
  if ($('show-hits').checked) over.append(...(shown.tree.hits ?? []).map(({ frame }) => box(frame, 'hit')))
  if ($('show-navigation').checked) over.append(...ways())
  return over
}

/** An arrow for each arrow key that leads from one item to another, offset from the one in the other direction. */
function ways() {
  const frames = new Map((shown.tree.hits ?? []).map(({ id, frame }) => [id, frame]))
  const arrows = []
  for (const stop of shown.tree.navigation ?? []) {
    for (const way of ['left', 'right', 'up', 'down']) {
      const from = frames.get(stop.id)
      const to = frames.get(stop[way])
      if (from && to && from !== to) arrows.push(...arrow(from, to))
    }
  }
  return arrows
}

function arrow(from, to) {
  const [ax, ay, bx, by] = [from.x + from.width / 2, from.y + from.height / 2, to.x + to.width / 2, to.y + to.height / 2]
  const length = Math.hypot(bx - ax, by - ay) || 1
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length]
  const [sx, sy] = [-uy * 3, ux * 3]
  const [tx, ty] = [bx - ux * 6 + sx, by - uy * 6 + sy]
  const head = `M${tx} ${ty}l${-ux * 6 + uy * 3} ${-uy * 6 - ux * 3}l${-uy * 6} ${ux * 6}z`
  return [
    drawn('path', { class: 'way', d: `M${ax + ux * 6 + sx} ${ay + uy * 6 + sy}L${tx} ${ty}` }),
    drawn('path', { class: 'head', d: head })
  ]
}

/** Highlights one node in the picture and in the tree. */
function hover(position, scrolls) {
  $('paper').querySelector('.hover')?.remove()
  $('tree').querySelector('.hovered')?.classList.remove('hovered')
  const entry = shown.nodes[position]
  if (!entry) return
  $('paper').querySelector('.over')?.append(box(entry.frame, 'hover'))
  const row = $('tree').children[position]
  row?.classList.add('hovered')
  if (scrolls) row?.scrollIntoView({ block: 'nearest' })
}

const positionOf = (target) => Number(target.closest('[data-position]')?.dataset.position ?? -1)

// Time.

/** The time slider of segmented transitions and of carousels. */
const clock = {
  playing: false,

  /** The time, for the current document, which may differ from that of the last tree. */
  options() {
    const at = Number($('time').value)
    const { type, transition } = written()
    if (type === 'carousel') return { at }
    return type === 'segmented' && transition ? { transition: { at } } : {}
  },

  show(tree) {
    const length = this.lengthOf(tree)
    $('time-setting').hidden = length === 0
    if (length > 0) $('time').max = Math.max(length, 0.001)
    showValues()
  },

  /** The duration in seconds. */
  lengthOf(tree) {
    if (tree.transition) return tree.transition.duration
    return tree.type === 'carousel' ? 20 : 0
  },

  play() {
    this.playing = !this.playing
    $('play').textContent = this.playing ? '❚❚' : '▶'
    if (this.playing) requestAnimationFrame((now) => this.tick(now, now))
  },

  async tick(before, now) {
    if (!this.playing || $('time-setting').hidden) return
    const length = Number($('time').max)
    const next = Number($('time').value) + (now - before) / 1000
    $('time').value = next > length ? 0 : next
    showValues()
    await request()
    requestAnimationFrame((later) => this.tick(now, later))
  }
}

// Settings, examples, sharing.

function showValues() {
  for (const output of document.querySelectorAll('output')) {
    const input = $(output.htmlFor[0])
    const isOn = $('has-' + input.id)?.checked ?? true
    output.textContent = isOn ? round(input.value) + (input.id === 'time' ? ' s' : '') : 'as it is'
  }
}

/** Loads a document; one from a URL is shown as text, and laid out only after confirmation. */
function load(text, isShared = false) {
  $('document').value = text
  $('time').value = 0
  $('time-setting').hidden = true
  $('ask').hidden = !isShared
  numberLines()
  if (isShared) clear()
  request()
}

async function fill() {
  const { examples, formats } = await (await fetch('playground.json')).json()
  $('examples').append(...examples.map(({ name }) => new Option(name)))
  $('examples').onchange = () => {
    history.replaceState(null, '', location.pathname)
    load(examples[$('examples').selectedIndex].document)
  }
  $('downloads').append(...formats.map((format) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = format.toUpperCase()
    button.onclick = () => download(format)
    return button
  }))
  if (!await loadShared()) load(examples[0].document)
}

async function download(format) {
  if (isWaiting()) return
  const { detail, ...members } = options()
  const answer = await post(format, members)
  if (!answer.ok) return fail((await answer.json()).error)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = `${shown.tree?.type ?? 'layout'}.${format === 'tree' ? 'txt' : format}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

const maximumSharedLength = 10_000_000

/** Pipes bytes through a stream of the browser; throws where they become too many. */
async function through(stream, bytes) {
  const chunks = []
  let length = 0
  for await (const chunk of new Blob([bytes]).stream().pipeThrough(stream)) {
    chunks.push(chunk)
    length += chunk.length
    if (length > maximumSharedLength) throw new RangeError('too long')
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/** Puts the document and the settings into the fragment of the URL, after the `#`, which is never sent. */
async function share() {
  const state = { document: $('document').value, options: options() }
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(state)))
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  history.replaceState(null, '', '#' + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''))
  await navigator.clipboard?.writeText(location.href).catch(() => {})
  $('summary').textContent = 'The address of this page now holds the document.'
}

async function loadShared() {
  if (location.hash.length < 2) return false
  try {
    const text = atob(location.hash.slice(1).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
    const state = JSON.parse(new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes)))
    for (const name of ['width', 'scale']) {
      $('has-' + name).checked = state.options?.[name] !== undefined
      if (state.options?.[name] !== undefined) $(name).value = state.options[name]
    }
    showValues()
    load(String(state.document), true)
    return true
  } catch {
    fail({ message: 'the address of this page holds no document' })
    return false
  }
}

function setTheme(theme) {
  document.documentElement.dataset.theme = theme
}

// Start.

function listen() {
  let pause
  $('document').oninput = () => {
    numberLines()
    clearTimeout(pause)
    pause = setTimeout(request, 120)
  }
  $('document').onscroll = () => mark.place()
  $('settings').onsubmit = (event) => event.preventDefault()
  $('settings').oninput = ({ target }) => {
    if (target.type === 'range' && $('has-' + target.id)) $('has-' + target.id).checked = true
    showValues()
    if (target.id.startsWith('show-')) $('paper').lastElementChild?.replaceWith(overlay())
    else request()
  }
  $('play').onclick = () => clock.play()
  $('share').onclick = share
  $('lay-out').onclick = () => {
    $('ask').hidden = true
    request()
  }
  $('theme').onclick = () => {
    const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'
    setTheme(theme)
    localStorage.setItem('theme', theme)
  }
  $('paper').onpointermove = ({ target }) => hover(positionOf(target), true)
  $('paper').onpointerleave = () => hover(-1)
  $('tree').onpointermove = ({ target }) => hover(positionOf(target))
  $('tree').onpointerleave = () => hover(-1)
  $('tree').onkeydown = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const rows = shown.nodes.length
    const before = positionOf($('tree').querySelector('.hovered') ?? $('tree'))
    hover(Math.min(Math.max(before + step, 0), rows - 1), true)
  }
  addEventListener('hashchange', loadShared)
}

const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
setTheme(localStorage.getItem('theme') ?? (prefersDark ? 'dark' : 'light'))
listen()
showValues()
fill()
