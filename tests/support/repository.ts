import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Root of this repository. */
export const repository = resolve(__dirname, '../..')

/** Text of a file, by its path from the root. */
export const readText = (path: string) => readFileSync(join(repository, path), 'utf8')
