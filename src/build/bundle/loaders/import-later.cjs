const { basename } = require('node:path')

const idle = JSON.stringify(`${process.cwd()}/src/lib/idle/scheduling.ts`)

/**
 * Puts a request for a module in the module's own place: it then comes with a chunk, once the page is
 * idle. Nobody may wait for what it exports; where the chunk does not come, nothing happens.
 */
module.exports.pitch = function importLater() {
  const { name } = this.getOptions()
  const file = JSON.stringify(`./${basename(this.resourcePath)}`)
  return `import { whenIdle } from ${idle}
whenIdle().then(() => import(/* webpackChunkName: "${name}" */ ${file})).catch(() => {})`
}
