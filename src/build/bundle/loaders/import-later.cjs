const { basename } = require('node:path')

const idle = JSON.stringify(`${process.cwd()}/src/lib/idle/scheduling.ts`)

/**
 * Replaces a module by a dynamic import of itself, so that its chunk is loaded once the page is
 * idle. No code may use its exports; a chunk that fails to load is ignored.
 */
module.exports.pitch = function importLater() {
  const { name } = this.getOptions()
  const file = JSON.stringify(`./${basename(this.resourcePath)}`)
  return `import { whenIdle } from ${idle}
whenIdle().then(() => import(/* webpackChunkName: "${name}" */ ${file})).catch(() => {})`
}
