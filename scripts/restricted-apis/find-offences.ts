import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { type GlobalUse, globalUses } from './global-uses'
import { isTest, type Offence, type RestrictedApi, restrictedApis } from './restricted-apis'
import { textOffences } from './text-offences'

const folders = ['contract', 'gateway', 'scripts', 'src', 'api-emulator', 'tests', 'upstream']
const code = /\.tsx?$/

/** Violations of the rules below `root`, and the number of files that were read. */
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
  const inFolders = folders
    .map((name) => join(root, name))
    .filter((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && code.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
  return [...atTheTop, ...inFolders.map((path) => relative(root, path))]
    .filter((path) => !path.endsWith('.d.ts'))
    .sort()
}

/** Restricted APIs used outside their wrapper, and second wrappers. */
export function apiOffences(
  files: readonly { path: string; source: ts.SourceFile }[],
  checker: ts.TypeChecker,
): Offence[] {
  const wrappedBy = new Map<RestrictedApi, string>()
  return files.flatMap(({ path, source }) => {
    const applying = restrictedApis.filter(({ appliesTo }) => appliesTo.test(path) && !isTest(path))
    if (applying.length === 0) return []
    return globalUses(source, checker).flatMap((use) => {
      const message = judge(use, path, applying, wrappedBy)
      return message ? [{ path, line: use.line, message }] : []
    })
  })
}

function judge(
  { name }: GlobalUse,
  path: string,
  applying: readonly RestrictedApi[],
  wrappedBy: Map<RestrictedApi, string>,
): string | null {
  const restrictedApi = applying.find(({ names }) => names.includes(name))
  if (!restrictedApi) return null
  if (!restrictedApi.wrappers.test(path)) return `${name}: ${restrictedApi.instead}`
  const first = wrappedBy.get(restrictedApi) ?? path
  wrappedBy.set(restrictedApi, first)
  return restrictedApi.oneFile && first !== path
    ? `${name}: a second wrapper beside ${first}`
    : null
}
