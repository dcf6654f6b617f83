import type ts from 'typescript'
import { type GlobalUse, globalUses } from './global-uses'
import { isTest, type Offence } from './offence'
import { type RestrictedApi, restrictedApis } from './restricted-apis'

/** Dangers touched outside their doors, and doors that stand open in a second file. */
export function apiOffences(
  files: readonly { path: string; source: ts.SourceFile }[],
  checker: ts.TypeChecker,
): Offence[] {
  const openedBy = new Map<RestrictedApi, string>()
  return files.flatMap(({ path, source }) => {
    const applying = restrictedApis.filter(({ rooms }) => rooms.test(path) && !isTest(path))
    if (applying.length === 0) return []
    return globalUses(source, checker).flatMap((use) => {
      const message = judge(use, path, applying, openedBy)
      return message ? [{ path, line: use.line, message }] : []
    })
  })
}

function judge(
  { name }: GlobalUse,
  path: string,
  applying: readonly RestrictedApi[],
  openedBy: Map<RestrictedApi, string>,
): string | null {
  const restrictedApi = applying.find(({ dangers }) => dangers.includes(name))
  if (!restrictedApi) return null
  if (!restrictedApi.restrictedApis.test(path)) return `${name}: ${restrictedApi.instead}`
  const first = openedBy.get(restrictedApi) ?? path
  openedBy.set(restrictedApi, first)
  return restrictedApi.oneFile && first !== path ? `${name}: a second door beside ${first}` : null
}
