/**
 * Removes or replaces code of packages that the bundler cannot remove although it is unused
 * (docs/decisions/0043-bundle-patches.md). Each patch is a list of pairs: a pattern and its
 * replacement. A pattern that matches nothing stops the build, because the package has changed.
 */
const patches = {
  /** Caches plural rules: the package creates them again for every text with a number. */
  pluralRules: [
    [
      /return new Intl\.PluralRules\(code, \{\s*type: (options\.ordinal \? 'ordinal' : 'cardinal')\s*\}\);/,
      `const kind = $1;
          return this.rules[code + kind] ??= new Intl.PluralRules(code, { type: kind });`,
    ],
  ],
}

/** Option `patch`: the name of a patch. */
module.exports = function cutPackage(source) {
  const { patch } = this.getOptions()
  return patches[patch].reduce((text, [piece, instead]) => {
    if (text.search(piece) < 0) throw new Error(`${patch}: the package no longer holds ${piece}`)
    return text.replace(piece, instead)
  }, source)
}
