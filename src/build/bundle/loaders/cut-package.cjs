/**
 * Removes or replaces code of packages that the bundler cannot remove although it is unused
 * (docs/decisions/0043-bundle-patches.md). Each patch is a list of pairs: a pattern and its
 * replacement. A pattern that matches nothing stops the build, because the package has changed.
 */
const patches = {
  /** Adopts a style sheet, because the content security policy refuses style elements. */
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

  /** Removes plugins that are not needed from Gatsby's list of browser hooks, by their names. */
  browserHooks: ({ plugins }) => plugins.map((plugin) => [hookEntry(plugin), '']),

  /** Renders no head for the served page; `hydration` is the module with `isHeadServed`. */
  servedHead: ({ hydration }) => [
    [/^import React/m, `import { isHeadServed } from ${JSON.stringify(hydration)}\nimport React`],
    [
      /headHandlerForBrowser\(\{\n\s*pageComponent,/,
      'headHandlerForBrowser({ pageComponent: isHeadServed() ? undefined : pageComponent,',
    ],
  ],

  /** Replaces lodash-es by the module at `lodash`, for copies of form values. */
  formik: ({ lodash }) =>
    ['clone', 'cloneDeep', 'isPlainObject', 'toPath'].map((name) => [
      new RegExp(`^import ${name} from 'lodash-es/${name}';`, 'm'),
      `import { ${name} } from ${JSON.stringify(lodash)};`,
    ]),

  /** Caches plural rules: the package creates them again for every text with a number. */
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

/** Options: `patch`, the name of a patch, and the options of that patch. */
module.exports = function cutPackage(source) {
  const { patch, ...options } = this.getOptions()
  const cuts = typeof patches[patch] === 'function' ? patches[patch](options) : patches[patch]
  return cuts.reduce((text, [piece, instead]) => {
    if (text.search(piece) < 0) throw new Error(`${patch}: the package no longer holds ${piece}`)
    return text.replace(piece, instead)
  }, source)
}
