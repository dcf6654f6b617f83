import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const kibPerMib = 1024

/** Ids of a process and of its parent. */
interface ProcessRow {
  pid: number
  parent: number
}

/** Parses one `/proc/<pid>/status`; null if it is incomplete. */
export function readStatus(text: string): ProcessRow | null {
  const row = { pid: fieldOf(text, 'Pid'), parent: fieldOf(text, 'PPid') }
  return row.pid > 0 && row.parent >= 0 ? row : null
}

/** Proportional memory of a process from `/proc/<pid>/smaps_rollup`, in KiB; 0 if it has ended. */
export function readMemory(text: string): number {
  return fieldOf(text, 'Pss') || 0
}

const fieldOf = (text: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1])

/** Ids of a process and all its descendants. */
export function familyOf(rows: readonly ProcessRow[], head: number): Set<number> {
  const family = new Set([head])
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const { pid, parent } of rows) if (family.has(parent)) family.add(pid)
  }
  return family
}

/**
 * Peak memory of a process and its descendants, sampled four times a second until it ends; null on
 * systems without /proc. Memory that processes share, such as the program and mapped files, counts
 * once: each process counts a proportional part.
 * @returns MiB
 */
export async function peakMemory(head: number, ended: Promise<unknown>): Promise<number | null> {
  let isOver = false
  void ended.finally(() => {
    isOver = true
  })
  let peak: number | null = null
  while (!isOver) {
    const now = memoryOf(familyOf(processes(), head))
    if (now > 0) peak = Math.max(peak ?? 0, now)
    await Promise.race([ended, sleep(250)])
  }
  return peak === null ? null : peak / kibPerMib
}

const memoryOf = (family: Set<number>) =>
  [...family].reduce((sum, pid) => sum + readMemory(readText(`/proc/${pid}/smaps_rollup`)), 0)

function processes(): ProcessRow[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => readStatus(readText(`/proc/${name}/status`)))
      .filter((row) => row !== null)
  } catch {
    return []
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
