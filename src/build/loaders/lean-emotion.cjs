const cutOut = require('./cut-out.cjs')

/** Names of styles that browsers of the last years knew with their prefix alone. */
const prefixed =
  /^(?:appearance|backdrop-filter|box-decoration-break|hyphens|mask|mask-image|print-color-adjust|user-select)$/

const prefixer = `function prefixer(element) {
  if (!element.return && ${prefixed}.test(element.props)) {
    element.return = '-webkit-' + element.value + element.value;
  }
}
`

const cuts = [
  [
    /^\/\* eslint-disable no-fallthrough \*\/[\s\S]*?^(?=var (?:getServerStylisCache|defaultStylisPlugins))/m,
    prefixer,
  ],
]

/** Leaves of emotion's prefixes those for browsers that can load the site. */
module.exports = (source) => cutOut(source, cuts)
