#!/usr/bin/env node
// Records how Intl formats numbers in Tests/Check/PickerCheckTests/Fixtures/numbers.txt: Scripts/record/numbers.mjs
//
// One line for each locale: its tag and the texts of NUMBERS, separated by tabs. There are those of all languages that a
// catalogue's path can name and that Intl knows, and of those regions and scripts of them whose numbers differ.
import { readFileSync, writeFileSync } from "node:fs"

const NUMBERS = [7, 1234, 12345, 1234567, 0.5, 1234.25]
const root = new URL("../../", import.meta.url)
const source = readFileSync(new URL("Sources/Check/PickerCatalogs/Texts/LocaleTag+Paths.swift", root), "utf8")
const languages = source.slice(source.indexOf("let languages")).split('"""')[1].replaceAll("\\", " ").trim().split(/\s+/)
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
const regions = [...letters.flatMap((first) => letters.map((second) => first + second)), "419"]
const scripts = ["Adlm", "Arab", "Beng", "Cyrl", "Deva", "Guru", "Hans", "Hant", "Latn", "Olck", "Tfng", "Vaii"]

/** The numbers in a locale; undefined for one that Intl has only with the data of another. */
function texts(tag) {
  const format = new Intl.NumberFormat(tag)
  return format.resolvedOptions().locale === tag ? NUMBERS.map((number) => format.format(number)).join("\t") : undefined
}

const lines = [`# CLDR ${process.versions.cldr}: ${NUMBERS.join(" ")}`]
for (const language of languages) {
  const own = texts(language)
  if (own === undefined) continue
  lines.push(`${language}\t${own}`)
  for (const part of [...regions, ...scripts]) {
    const other = texts(`${language}-${part}`)
    if (other !== undefined && other !== own) lines.push(`${language}-${part}\t${other}`)
  }
}
writeFileSync(new URL("Tests/Check/PickerCheckTests/Fixtures/numbers.txt", root), lines.join("\n") + "\n")
