import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** A path below the root. */
export const at = (...parts) => join(root, ...parts)

/** A program that a package brought along. */
export const program = (name) => at('node_modules/.bin', name)
