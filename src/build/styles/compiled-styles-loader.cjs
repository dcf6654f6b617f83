const { createHash } = require('node:crypto')
const { existsSync, readFileSync } = require('node:fs')
const { join, relative } = require('node:path')

/**
 * Returns a module with its styles as CSS, which src/build/styles/compile-styles.ts wrote to the
 * folder in `options`. The module is bundled again when that file changes, e.g. after a change of
 * the theme.
 */
module.exports = function compiledStyles(source) {
  const { folder } = this.getOptions()
  const file = join(folder, `${relative(this.rootContext, this.resourcePath)}.json`)
  if (!existsSync(file)) return source
  this.addDependency(file)
  const { hash, text } = JSON.parse(readFileSync(file, 'utf8'))
  if (hash !== createHash('sha1').update(source).digest('hex')) {
    throw new Error(`${this.resourcePath} changed after its styles were compiled.`)
  }
  return text
}
