const { readFileSync } = require('node:fs')
const { join } = require('node:path')

const folder = join(process.cwd(), 'node_modules/lucide-react/dist/esm')
const imports = /^import \{([^}]*)\} from 'lucide-react'$/gm

/** File of each icon, by every name under which the package exports it. */
let files

/**
 * Imports each icon from its own file. The package's index exports two thousand, and the bundler
 * would read all of them twice to keep a few dozen.
 */
module.exports = function directIcons(source) {
  if (!source.includes("from 'lucide-react'")) return source
  return source.replace(imports, (_, names) => names.split(',').map(direct).join('\n'))
}

/** The import of one name; `written` is its text between the braces. */
function direct(written) {
  const [, type, name, alias = name] = /^\s*(type )?(\w+)(?: as (\w+))?\s*$/.exec(written) ?? []
  if (!name) return ''
  if (type) return `import type { ${name} as ${alias} } from 'lucide-react'`
  files ??= readFiles()
  const file = files.get(name)
  if (!file) throw new Error(`lucide-react has no icon ${name} with a file of its own.`)
  return `import ${alias} from ${JSON.stringify(join(folder, file))}`
}

function readFiles() {
  const index = readFileSync(join(folder, 'lucide-react.mjs'), 'utf8')
  const found = new Map()
  for (const [, names, file] of index.matchAll(/^export \{(.*)\} from '(.*)';$/gm)) {
    for (const [, name] of names.matchAll(/default as (\w+)/g)) found.set(name, file)
  }
  return found
}
