/**
 * Cuts pieces out of packages whose unused code the bundler cannot remove, or replaces them
 * (docs/decisions/0043-bundle-patches.md). Each patch is a list of pairs: a pattern, and what takes
 * its place. A pattern that matches nothing stops the build: the package has changed.
 */
const patches = {
  /** Styles in an adopted style sheet: the content security policy refuses inline style elements. */
  adoptStyles: [
    [
      /function __insertCSS\(code\) \{[\s\S]*?\n\}/,
      `function __insertCSS(code) {
  if (!code || typeof document === 'undefined') return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(code)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}`,
    ],
  ],

  /** Gatsby's list of browser hooks without plugins that do nothing there; `plugins` are their names. */
  browserHooks: ({ plugins }) => plugins.map((plugin) => [hookEntry(plugin), '']),

  /** No head rendered for the page whose HTML was served; `hydration` is the module that knows. */
  servedHead: ({ hydration }) => [
    [/^import React/m, `import { isHeadServed } from ${JSON.stringify(hydration)}\nimport React`],
    [
      /headHandlerForBrowser\(\{\n\s*pageComponent,/,
      'headHandlerForBrowser({ pageComponent: isHeadServed() ? undefined : pageComponent,',
    ],
  ],

  /** Copies of form values by the module at `lodash` instead of lodash-es. */
  formik: ({ lodash }) =>
    ['clone', 'cloneDeep', 'isPlainObject', 'toPath'].map((name) => [
      new RegExp(`^import ${name} from 'lodash-es/${name}';`, 'm'),
      `import { ${name} } from ${JSON.stringify(lodash)};`,
    ]),

  /** Plural rules once for each language: the package makes them anew for every text with a number. */
  pluralRules: [
    [
      /return new Intl\.PluralRules\(code, \{\s*type: (options\.ordinal \? 'ordinal' : 'cardinal')\s*\}\);/,
      `const kind = $1;
          return this.rules[code + kind] ??= new Intl.PluralRules(code, { type: kind });`,
    ],
  ],
}

/** A plugin and its options in `.cache/api-runner-browser-plugins.js`, on one line each. */
function hookEntry(plugin) {
  return new RegExp(
    `\\{\\n\\s*plugin: require\\('[^']*/${plugin}/gatsby-browser\\.js'\\),\\n.*\\n\\s*\\},?`,
  )
}

/** Options: `patch`, the name of a patch, and what that patch takes. */
module.exports = function cutPackage(source) {
  const { patch, ...options } = this.getOptions()
  const cuts = typeof patches[patch] === 'function' ? patches[patch](options) : patches[patch]
  return cuts.reduce((text, [piece, instead]) => {
    if (text.search(piece) < 0) throw new Error(`${patch}: the package no longer holds ${piece}`)
    return text.replace(piece, instead)
  }, source)
}
