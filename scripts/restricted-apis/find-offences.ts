import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { apiOffences } from './api-offences'
import type { Offence } from './offence'
import { textOffences } from './text-offences'

const rooms = ['contract', 'gateway', 'scripts', 'src', 'api-emulator', 'tests', 'upstream']
const code = /\.tsx?$/

/** What the house rules refuse below `root`, and how many files they looked at. */
export function findOffences(root: string): { offences: Offence[]; files: number } {
  const paths = codeFiles(root)
  const program = ts.createProgram({
    rootNames: paths.map((path) => join(root, path)),
    options: { noLib: true, noResolve: true, types: [], jsx: ts.JsxEmit.Preserve },
  })
  const files = paths.flatMap((path) => {
    const source = program.getSourceFile(join(root, path))
    return source ? [{ path, source }] : []
  })
  const offences = [
    ...apiOffences(files, program.getTypeChecker()),
    ...files.flatMap(({ path, source }) => textOffences(path, source)),
  ]
  return { offences, files: files.length }
}

function codeFiles(root: string): string[] {
  const atTheTop = readdirSync(root).filter((name) => code.test(name))
  const inRooms = rooms
    .map((room) => join(root, room))
    .filter((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && code.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
  return [...atTheTop, ...inRooms.map((path) => relative(root, path))]
    .filter((path) => !path.endsWith('.d.ts'))
    .sort()
}
