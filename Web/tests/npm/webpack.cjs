// Bundles the page by webpack, which copies the files that the package's modules name by `new URL`.
const webpack = require("webpack")

const options = {
  mode: "production",
  target: "web",
  context: __dirname,
  entry: "./page.mjs",
  experiments: { topLevelAwait: true },
  output: { path: __dirname, filename: "webpack.js", publicPath: "" },
  optimization: { minimize: false },
  performance: { hints: false },
}
webpack(options, (error, stats) => {
  if (!error && !stats.hasErrors()) return
  console.error(error ?? stats.toString("errors-only"))
  process.exitCode = 1
})
