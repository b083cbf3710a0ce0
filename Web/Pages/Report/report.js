"use strict";

// The tables, findings, pictures and filters of a report, made of the data in the page when they are opened or come into view.
{
  const data = JSON.parse(document.getElementById("data").textContent);
  const form = document.getElementById("filters");
  const count = document.getElementById("count");

  // Of these, the first are shown, and a button shows more.
  const limits = { rows: 24, cells: 24, groups: 200, items: 20 };
  const places = ["document", "locale", "width", "scale"];

  const escape = (text) =>
    text.replace(/[&<>"]/g, (each) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[each]);
  const counted = (number, noun) => `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
  const elements = (html) => {
    const template = document.createElement("template");
    template.innerHTML = html;
    return [...template.content.children];
  };
  const element = (html) => elements(html)[0];

  // Cells

  // A cell of the check: where it is, and the pictures of it and of the source language.
  class Cell {
    constructor(number) {
      const [document, row, column, view, source] = data.cells.slice(number * 5, number * 5 + 5);
      Object.assign(this, { number, row, column, view, source });
      this.document = data.documents[document];
      this.names = this.document.rows[row] ?? ["", "", ""];
      const [scale, width, label] = this.document.columns[column] ?? ["1", "own", ""];
      this.filtered = { document: this.document.name, locale: this.names[1], width, scale };
      this.label = row < 0 ? "file" : [this.names[1], label, this.names[2]].filter(Boolean).join(", ");
      this.sourceLabel = `${this.document.source}, ${label}`;
      this.isShown = true;
      this.groups = [];
    }
  }

  // Findings of one code about one item.
  class Group {
    constructor(record, number) {
      Object.assign(this, record, { number });
      this.places = new Map();
      for (let at = 0; at < record.findings.length; at += 4) {
        const [cell, ...rest] = record.findings.slice(at, at + 4);
        const [message, note, mark] = rest.map((text) => data.texts[text]);
        if (!this.places.has(cells[cell])) {
          this.places.set(cells[cell], []);
          cells[cell].groups.push(this);
        }
        this.places.get(cells[cell]).push({ message, note, mark });
      }
      this.isShown = true;
    }

    // The cells that the filters admit.
    get cells() {
      return this.isShown ? [...this.places.keys()].filter((cell) => cell.isShown) : [];
    }
  }

  const cells = Array.from({ length: data.cells.length / 5 }, (_, number) => new Cell(number));
  const groups = data.groups.map((record, number) => new Group(record, number));

  // The address

  // What is open: a group, and a cell of it or, without a group, of a table.
  let opened = { group: null, cell: null };

  function address(place) {
    const state = new URLSearchParams();
    if (form) {
      for (const name of places) if (form.elements[name]?.value) state.set(name, form.elements[name].value);
      for (const box of form.querySelectorAll("input")) if (!box.checked) state.append(`no-${box.name}`, box.value);
    }
    if (place.group !== null) state.set("group", place.group);
    if (place.cell !== null) state.set("cell", place.cell);
    return `#${state}`;
  }

  function keepAddress(place) {
    opened = place;
    const kept = address(place);
    history.replaceState(null, "", kept === "#" ? location.href.split("#")[0] : kept);
  }

  // Sets the filters, and opens what the address names. An address without them, such as that of a heading, changes nothing.
  function followAddress() {
    const hash = location.hash.slice(1);
    if (hash && !hash.includes("=")) return;
    const state = new URLSearchParams(hash);
    if (form) {
      for (const name of places) if (form.elements[name]) form.elements[name].value = state.get(name) ?? "";
      for (const box of form.querySelectorAll("input")) box.checked = !state.getAll(`no-${box.name}`).includes(box.value);
    }
    const number = (name, among) => {
      const text = state.get(name) ?? "";
      return /^\d+$/.test(text) && Number(text) < among.length ? Number(text) : null;
    };
    opened = { group: number("group", groups), cell: number("cell", cells) };
    filter();
    if (opened.group !== null) openGroup(groups[opened.group], cells[opened.cell]);
    else if (opened.cell !== null) openCell(cells[opened.cell]);
  }

  // What is made when it is seen

  const made = new Map();
  const seen = new Set();
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
        if (isIntersecting) make(target);
      }
    },
    { rootMargin: "300px" },
  );

  function make(target) {
    const body = made.get(target);
    made.delete(target);
    if (body) body();
  }

  // Calls a function once an element is in view, at once if it is.
  function whenSeen(target, body) {
    made.set(target, body);
    if (seen.has(target)) make(target);
    else watcher.observe(target);
  }

  // Removes what is in an element.
  function empty(target) {
    for (const svg of target.querySelectorAll("svg")) forget(svg);
    target.replaceChildren();
  }

  function forget(target) {
    made.delete(target);
    seen.delete(target);
    watcher.unobserve(target);
  }

  // Shows an element now and not when it is seen.
  function makeNow(target) {
    make(target);
    seen.add(target);
    watcher.observe(target);
  }

  // Pictures

  const templates = data.templates.map((each) => each.split("~"));
  const shapes = element(
    // Not `display: none`, which would leave gradients and clips without effect.
    '<svg width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false"><defs></defs></svg>',
  );
  const defined = new Set();

  // The elements of encoded lines: of each the number of a template, and what stands in its gaps.
  function decoded(lines) {
    return lines.split(";").map((line) => {
      const [template, ...numbers] = line.split(" ");
      if (!numbers.length) return data.templates[template];
      return templates[template].map((part, place) => (place ? numbers[place - 1] + part : part)).join("");
    }).join("\n");
  }

  // Adds what elements refer to, and what that refers to, before them.
  function define(elements, added = []) {
    for (const [, id] of elements.matchAll(/(?:href="|url\()#([^")]+)/g)) {
      if (defined.has(id) || !(id in data.definitions)) continue;
      defined.add(id);
      const text = decoded(data.definitions[id]);
      define(text, added);
      added.push(text);
    }
    return added;
  }

  const rectangle = (kind, [x, y, width, height], more = "") =>
    `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}"${more}/>`;

  function figure(view, label, caption, marks) {
    const [picture, x, y, width, height, ...size] = data.views[view].split(" ");
    const figure = element(
      `<figure><svg role="img" aria-label="${escape(label)}" width="${width}" height="${height}"` +
        ` viewBox="${x} ${y} ${width} ${height}"></svg><figcaption>${escape(caption)}</figcaption></figure>`,
    );
    const svg = figure.firstElementChild;
    whenSeen(svg, () => {
      forget(svg);
      const elements = decoded(data.pictures[picture]);
      shapes.firstElementChild.insertAdjacentHTML("beforeend", define(elements).join("\n"));
      const marked = marks.map((mark) => rectangle("mark", mark.split(" "), ' rx="4"'));
      svg.innerHTML = rectangle("frame", [0, 0, ...size]) + elements + marked.join("");
    });
    return figure;
  }

  // The findings of a cell

  const item = (group, { message, note }) =>
    `<li class="${group.kind}" data-code="${group.code}"><b>${group.code}</b> ` +
    (group.subject ? `<code>${escape(group.subject)}</code> ` : "") +
    `<bdi>${escape(message)}</bdi>${note ? ` <small>${escape(note)}</small>` : ""}</li>`;

  function card(cell, among, heading) {
    const found = among.filter((group) => group.isShown).flatMap((group) =>
      group.places.get(cell).map((finding) => ({ group, finding })));
    const article = element(
      `<article tabindex="-1" data-cell="${cell.number}" aria-label="${escape(cell.label)}">` +
        `<${heading}>${escape(cell.label)} <small>${escape(cell.document.name)}</small></${heading}><ul></ul></article>`,
    );
    const list = article.querySelector("ul");
    listSome(list, found, limits.items, "finding", (some) =>
      elements(some.map(({ group, finding }) => item(group, finding)).join("")));
    if (cell.view < 0) return article;
    const marks = [...new Set(found.map(({ finding }) => finding.mark).filter(Boolean))];
    const pictures = element('<div class="pictures"></div>');
    pictures.append(figure(cell.view, cell.label, cell.names[1], marks));
    if (cell.source >= 0) pictures.append(figure(cell.source, cell.sourceLabel, cell.document.source, []));
    article.append(pictures);
    return article;
  }

  // Appends the elements that `make` makes of the first of many, and a button that appends as many more as `step` says, by
  // default all. Returns a function that appends them up to a place.
  function listSome(list, all, limit, noun, make, step = Infinity) {
    let length = 0;
    const button = element('<button type="button" class="more"></button>');
    const extend = (end) => {
      const added = make(all.slice(length, end));
      list.append(...added);
      length += added.length;
      const left = all.length - length;
      button.textContent = `and ${counted(left, `more ${noun}`)}`;
      if (!left) button.remove();
      return added[0];
    };
    extend(limit);
    if (all.length <= length) return extend;
    list.after(button);
    button.addEventListener("click", () => {
      const first = extend(length + step);
      const target = first.querySelector("a, summary") ?? first;
      if (target === first) target.tabIndex = -1;
      target.focus();
    });
    return extend;
  }

  // Tables

  // A table of a document: locales down, text sizes and widths across. `sign` returns the group that a cell shows.
  function table(report, rows, across, caption, sign, place) {
    const scales = [...new Set(report.columns.map(([scale]) => scale))];
    const missing = new Set(report.missing);
    const found = new Map(across.map((cell) => [cell.row * report.columns.length + cell.column, cell]));
    const groupsOf = scales.map((scale) => {
      const span = report.columns.filter((column) => column[0] === scale).length;
      return `<th scope="colgroup" colspan="${span}">text ${escape(scale)}×</th>`;
    });
    const widths = report.columns.map(([, width]) => `<th scope="col">${escape(width)}</th>`);
    const shown = element(
      `<table><caption class="spoken">${escape(caption)}</caption><thead>` +
        `<tr><th scope="col" rowspan="2">Locale</th>${groupsOf.join("")}</tr><tr>${widths.join("")}</tr></thead>` +
        "<tbody></tbody></table>",
    );
    const prefix = address({ group: place, cell: "" });
    const data = (row, column) => {
      const at = row * report.columns.length + column;
      const cell = found.get(at);
      if (!cell && place !== null) return "<td></td>";
      if (!cell) return missing.has(at) ? "<td></td>" : '<td class="fine">✓</td>';
      const group = sign(cell);
      if (!group) return '<td class="off">–</td>';
      const name = `${cell.label}: ${group.code}${group.kind === "fails" ? ", fails the check" : ""}`;
      return `<td class="${group.kind}"><a tabindex="-1" href="${escape(prefix)}${cell.number}"` +
        ` aria-label="${escape(name)}">${escape(group.sign)}</a></td>`;
    };
    const body = shown.querySelector("tbody");
    const line = (row) => {
      const cells = report.columns.map((_, column) => data(row, column)).join("");
      const [label, locale] = report.rows[row];
      return `<tr data-locale="${escape(locale)}"><th scope="row">${escape(label)}</th>${cells}</tr>`;
    };
    return { shown, fill: () => {
      listSome(body, rows, limits.rows, "locale", (some) => elements(some.map(line).join("")));
      // Beneath the region that scrolls, and not in the table.
      const more = shown.querySelector(":scope > .more");
      if (more) shown.parentElement.after(more);
      const first = shown.querySelector("td a");
      if (first) first.tabIndex = 0;
    } };
  }

  const scroller = (label) =>
    element(`<div class="scroll" role="region" aria-label="${escape(label)}" tabindex="0"></div>`);

  function addTable(target, label, ...rest) {
    const region = scroller(label);
    const { shown, fill } = table(...rest);
    region.append(shown);
    target.append(region);
    fill();
  }

  const sections = data.documents.filter(({ rows }) => rows.length).map((report) => {
    const section = element(
      `<section class="matrix" data-document="${escape(report.name)}" aria-label="${escape(report.name)}">` +
        `<h2>${escape(report.name)}</h2><div class="body"></div><div class="picked"></div></section>`,
    );
    return { report, section, body: section.children[1], picked: section.children[2] };
  });

  function showSection({ report, section, body, picked }) {
    const chosen = form?.elements.document?.value;
    section.hidden = Boolean(chosen) && chosen !== report.name;
    const locale = form?.elements.locale?.value;
    const rows = report.rows.flatMap(([, name], row) => (!locale || name === locale ? [row] : []));
    empty(body);
    empty(picked);
    // About as high as the table, so that nothing moves when it is made.
    body.style.minHeight = `${Math.min(rows.length, limits.rows) * 2.8 + 5}rem`;
    if (section.hidden) return forget(body);
    whenSeen(body, () => {
      body.style.minHeight = "";
      addTable(
        body, `Table of ${report.name}`, report, rows, cells.filter((cell) => cell.document === report && cell.row >= 0),
        "The worst finding of each locale, text size and width",
        (cell) => (cell.isShown ? cell.groups.find((group) => group.isShown) : null), null);
    });
  }

  // Shows a cell of a table with all its findings, beneath the table.
  function openCell(cell) {
    const section = sections.find(({ report }) => report === cell.document);
    if (!section || section.section.hidden) return;
    makeNow(section.body);
    const article = card(cell, cell.groups, "h3");
    empty(section.picked);
    section.picked.append(article);
    article.focus();
    article.scrollIntoView({ block: "nearest" });
  }

  // Groups

  const list = document.getElementById("groups");

  function details(group) {
    const subject = group.subject ? `<code>${escape(group.subject)}</code> ` : "";
    const shown = element(
      `<details class="group ${group.kind}" data-group="${group.number}"><summary><h3><b>${group.code}</b> ${subject}` +
        `<small>${escape(group.title)} · ${escape(data.documents[group.document].name)}</small></h3>` +
        `<span class="about"><span class="cells"></span> · <bdi>${escape(data.texts[group.worst])}</bdi></span></summary>` +
        '<div class="body"></div></details>',
    );
    group.details = shown;
    describe(group);
    shown.addEventListener("toggle", () => {
      if (shown.open) fillGroup(group);
      else emptyGroup(group);
      const isPlace = opened.group === group.number;
      if (shown.open !== isPlace) keepAddress({ group: shown.open ? group.number : null, cell: null });
    });
    return shown;
  }

  function describe(group) {
    const inside = group.cells;
    const locales = new Set(inside.map((cell) => cell.names[1]));
    group.details.querySelector(".cells").textContent =
      `${counted(inside.length, "cell")} in ${counted(locales.size, "locale")}`;
  }

  function emptyGroup(group) {
    empty(group.details.lastElementChild);
    group.extend = null;
  }

  function fillGroup(group) {
    if (group.extend) return;
    emptyGroup(group);
    const body = group.details.lastElementChild;
    const inside = group.cells;
    const rows = [...new Set(inside.map((cell) => cell.row))].filter((row) => row >= 0).sort((a, b) => a - b);
    const name = `${group.code} ${group.subject}`.trim();
    if (rows.length) {
      addTable(
        body, `Cells with ${name}`, data.documents[group.document], rows, [...group.places.keys()],
        `The cells with ${name}`, (cell) => (cell.isShown ? group : null), group.number);
    }
    const pictures = element('<div class="cards"></div>');
    body.append(pictures);
    group.extend = listSome(pictures, inside, limits.cells, "cell", (some) => some.map((cell) => card(cell, [group], "h4")), 200);
  }

  // Opens a group, and shows a cell of it.
  function openGroup(group, cell) {
    if (!group.details) extendGroups(Infinity);
    if (!group.isShown || !group.details) return;
    group.details.open = true;
    fillGroup(group);
    const place = cell ? group.cells.indexOf(cell) : -1;
    if (place < 0) return group.details.querySelector("summary").scrollIntoView({ block: "nearest" });
    group.extend(place + 1);
    const article = group.details.querySelector(`article[data-cell="${cell.number}"]`);
    article.focus();
    article.scrollIntoView({ block: "nearest" });
  }

  // Filters

  let applied = null;
  let extendGroups = () => {};

  // Shows the findings that all filters admit, the cells that have any, and the tables of both.
  function filter() {
    const state = address({ group: null, cell: null });
    if (state === applied) return;
    applied = state;
    if (!form) return sections.forEach(showSection);
    const chosen = new FormData(form);
    const asked = places.filter((name) => chosen.get(name));
    for (const cell of cells) cell.isShown = asked.every((name) => cell.filtered[name] === chosen.get(name));
    const codes = new Set(chosen.getAll("code"));
    const statuses = new Set(chosen.getAll("status"));
    for (const group of groups) group.isShown = codes.has(group.code) && statuses.has(group.status);
    sections.forEach(showSection);
    showGroups();
    const shown = cells.filter((cell) => cell.isShown && cell.groups.some((group) => group.isShown));
    count.textContent = `${shown.length.toLocaleString("en")} of ${counted(cells.length, "cell")} with findings`;
  }

  function showGroups() {
    for (const group of groups) {
      if (group.details) emptyGroup(group);
      group.details = null;
    }
    list.replaceChildren();
    list.parentElement.querySelector(":scope > .more")?.remove();
    const shown = groups.filter((group) => group.isShown && [...group.places.keys()].some((cell) => cell.isShown));
    extendGroups = listSome(list, shown, limits.groups, "group", (some) => some.map(details));
    // What was open stays open where it is still shown.
    const group = groups[opened.group];
    if (group?.details) group.details.open = true;
  }

  // Keys

  // A table is one stop of the Tab key; arrow keys move between its cells with findings.
  document.addEventListener("keydown", (event) => {
    const next = neighbour(event);
    if (!next) return;
    event.preventDefault();
    for (const link of next.closest("table").querySelectorAll('a[tabindex="0"]')) link.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  });

  // The nearest link in the direction of an arrow key, or at an end of the row for Home and End.
  function neighbour({ key, target, altKey, ctrlKey, metaKey, shiftKey }) {
    const cell = target.closest("td");
    if (!cell || altKey || ctrlKey || metaKey || shiftKey) return null;
    const row = [...cell.parentElement.cells];
    const rows = [...cell.closest("tbody").rows];
    const at = rows.indexOf(cell.parentElement);
    const column = (each) => each.cells[cell.cellIndex];
    const cells = {
      ArrowRight: () => row.slice(cell.cellIndex + 1),
      ArrowLeft: () => row.slice(0, cell.cellIndex).reverse(),
      ArrowDown: () => rows.slice(at + 1).map(column),
      ArrowUp: () => rows.slice(0, at).reverse().map(column),
      Home: () => row,
      End: () => row.reverse(),
    }[key];
    return cells ? cells().map((each) => each.querySelector("a")).find(Boolean) : null;
  }

  document.body.append(shapes);
  document.getElementById("tables").append(...sections.map(({ section }) => section));
  if (form) {
    form.hidden = false;
    const change = () => {
      filter();
      keepAddress(opened);
    };
    form.addEventListener("input", change);
    form.addEventListener("submit", (event) => event.preventDefault());
    // The fields have their new values only after the event.
    form.addEventListener("reset", () => setTimeout(change));
  }
  addEventListener("hashchange", followAddress);
  addEventListener("beforeprint", () => [...made.keys()].forEach(make));
  followAddress();
}
