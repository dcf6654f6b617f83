import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const kibPerMib = 1024

/** A process as `/proc/<pid>/status` describes it; memory in KiB. */
export interface ProcessRow {
  pid: number
  parent: number
  rss: number
}

/** Reads one `/proc/<pid>/status`; null where it is not whole. */
export function readStatus(text: string): ProcessRow | null {
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1])
  const row = { pid: field('Pid'), parent: field('PPid'), rss: field('VmRSS') || 0 }
  return row.pid > 0 && row.parent >= 0 ? row : null
}

/** Memory of a process and all that it started, in KiB. */
export function familyMemory(rows: readonly ProcessRow[], head: number): number {
  const family = new Set([head])
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const { pid, parent } of rows) if (family.has(parent)) family.add(pid)
  }
  return rows.filter(({ pid }) => family.has(pid)).reduce((sum, { rss }) => sum + rss, 0)
}

/**
 * Highest memory of a process and all that it started, looked at four times a second until it
 * ends; null on systems without /proc. Memory that processes share counts once for each.
 * @returns MiB
 */
export async function peakMemory(head: number, ended: Promise<unknown>): Promise<number | null> {
  let isOver = false
  void ended.finally(() => {
    isOver = true
  })
  let peak: number | null = null
  while (!isOver) {
    const now = familyMemory(processes(), head)
    if (now > 0) peak = Math.max(peak ?? 0, now)
    await Promise.race([ended, sleep(250)])
  }
  return peak === null ? null : peak / kibPerMib
}

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
