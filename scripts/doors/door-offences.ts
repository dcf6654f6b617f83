import type ts from 'typescript'
import { type Door, doors } from './doors'
import { type GlobalUse, globalUses } from './global-uses'
import { isTest, type Offence } from './offence'

/** Dangers touched outside their doors, and doors that stand open in a second file. */
export function doorOffences(
  files: readonly { path: string; source: ts.SourceFile }[],
  checker: ts.TypeChecker,
): Offence[] {
  const openedBy = new Map<Door, string>()
  return files.flatMap(({ path, source }) => {
    const applying = doors.filter(({ rooms }) => rooms.test(path) && !isTest(path))
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
  applying: readonly Door[],
  openedBy: Map<Door, string>,
): string | null {
  const door = applying.find(({ dangers }) => dangers.includes(name))
  if (!door) return null
  if (!door.doors.test(path)) return `${name}: ${door.instead}`
  const first = openedBy.get(door) ?? path
  openedBy.set(door, first)
  return door.oneFile && first !== path ? `${name}: a second door beside ${first}` : null
}
