const { basename } = require('node:path')

/**
 * Puts a request for a module in the module's own place: it then comes in a chunk of its own. Nobody
 * may wait for what it exports; where the chunk does not come, nothing happens.
 */
module.exports.pitch = function importLater() {
  const { name } = this.getOptions()
  const file = JSON.stringify(`./${basename(this.resourcePath)}`)
  return `import(/* webpackChunkName: "${name}" */ ${file}).catch(function () {})`
}
