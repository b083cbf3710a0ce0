// See Scripts/check/boxes.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { capture, csv } from "../../Integrations/boxes/capture.mjs";

const tool = resolve(process.argv[2]);
const page = readFileSync("Examples/boxes/index.html", "utf8");
const folder = mkdtempSync(join(tmpdir(), "boxes-"));

/** The value of an expression in the page, once its fonts are loaded. */
function inPage(name, expression) {
  const file = join(folder, "Examples/boxes", `${name}.html`);
  const script = `<script>document.fonts.ready.then(() => Promise.all([...document.fonts].map((font) => font.load())))
    .then(() => { const value = ${expression};
      document.title = "done"; document.body.textContent = JSON.stringify(value); });</script>`;
  writeFileSync(file, page + script);
  const options = ["--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files", "--virtual-time-budget=5000",
    "--window-size=375,700", "--dump-dom", `file://${file}`];
  const html = execFileSync("chromium", options, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 1 << 26 });
  const text = html.slice(html.indexOf("<body>") + 6, html.lastIndexOf("</body>"));
  return JSON.parse(text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&nbsp;", "\u00a0").replaceAll("&amp;", "&"));
}

/** The keys of the labels that Chromium cuts: of which a part is outside the box. */
function cutKeys(texts) {
  const labels = [...document.querySelectorAll("[data-i18n]")];
  for (const label of labels) label.textContent = texts[label.dataset.i18n];
  return labels.filter((label) => {
    let box = label;
    while (getComputedStyle(box).display === "inline") box = box.parentElement;
    const range = document.createRange();
    range.selectNodeContents(label);
    const style = getComputedStyle(box);
    const inside = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return range.getBoundingClientRect().width > inside + 1 / 64 || box.scrollHeight > box.clientHeight + 1;
  }).map((label) => label.dataset.i18n);
}

try {
  cpSync("Examples/boxes", join(folder, "Examples/boxes"), { recursive: true });
  symlinkSync(resolve("Fonts"), join(folder, "Fonts"));
  // What Playwright's page does: it runs a function in the browser, and returns a copy of its result.
  const browser = { evaluate: async (body, options) => inPage("capture", `(${body})(${JSON.stringify(options)})`) };
  const boxes = await capture(browser, { screen: "photos" });
  writeFileSync(join(folder, "boxes.csv"), csv(boxes));
  const done = spawnSync(tool, ["check", "--boxes", "boxes.csv", "--strings", "Examples/boxes/locales", "--format", "json"],
    { cwd: folder, encoding: "utf8", maxBuffer: 1 << 26 });
  if (done.status !== 0 || done.stderr) throw new Error(done.stderr);
  const findings = JSON.parse(done.stdout).findings.filter(({ code }) => code === "truncated" || code === "overflow");
  const languages = readdirSync("Examples/boxes/locales").map((name) => name.replace(".json", ""));
  let differences = 0;
  let count = 0;
  for (const language of languages) {
    const texts = JSON.parse(readFileSync(`Examples/boxes/locales/${language}.json`, "utf8"));
    const found = new Set(findings.filter(({ locale }) => locale === language).map(({ id }) => id.split("/")[1]));
    const cut = new Set(inPage(language, `(${cutKeys})(${JSON.stringify(texts)})`));
    count += cut.size;
    for (const { key } of boxes) {
      if (found.has(key) === cut.has(key)) continue;
      differences += 1;
      console.error(`${language} ${key}: ${found.has(key) ? "only the tool" : "only Chromium"} cuts it`);
    }
  }
  console.log(`${boxes.length} boxes in ${languages.length} languages: ${count} labels are cut, ${differences} differ from Chromium`);
  process.exitCode = differences > 0 || count === 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
}
