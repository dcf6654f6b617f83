import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { repository } from './cruise'

/** Names of the npm packages that a room imports itself, its tests left out. */
export function directPackages(room: string): string[] {
  const files = readdirSync(join(repository, room), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /(?<!\.test)\.tsx?$/.test(name))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  const specifiers = files.flatMap((text) =>
    [...text.matchAll(/(?:from|import|import\() ?'([^'.][^']*)'/g)].map(([, name]) => name ?? ''),
  )
  return [...new Set(specifiers.filter((name) => !isBuiltin(name)).map(packageOf))].sort()
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
