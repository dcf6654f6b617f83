const cutOut = require('./cut-out.cjs')

/** One entry: a plugin and its options, on one line each. */
const entry = (plugin) =>
  new RegExp(
    `\\{\\n\\s*plugin: require\\('[^']*/${plugin}/gatsby-browser\\.js'\\),\\n.*\\n\\s*\\},?`,
  )

/** Leaves plugins out of Gatsby's list of hooks in browsers, together with their options. */
module.exports = function dropHooks(source) {
  const { plugins } = this.getOptions()
  return cutOut(
    source,
    plugins.map((plugin) => [entry(plugin), '']),
  )
}
