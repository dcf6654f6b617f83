import { readFileSync } from 'node:fs'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'

const msPerTick = 10
const bytesPerKib = 1024

/** Processor time of a process since its start, in ms (Linux; NaN elsewhere). */
export function processorMs(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[11]) + Number(fields[12])) * msPerTick
}

/** The same for all child processes of a process that have ended. */
export function endedChildrenMs(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[13]) + Number(fields[14])) * msPerTick
}

/** Fields of `/proc/<pid>/stat` after the name, which may contain any character. */
const statOf = (pid: number) =>
  textOf(`/proc/${pid}/stat`)
    .replace(/^.*\) /, '')
    .split(' ')

/** Resident memory of a process, in bytes (Linux; NaN elsewhere). */
export function residentBytes(pid: number): number {
  const kib = /^VmRSS:\s+(\d+)/m.exec(textOf(`/proc/${pid}/status`))?.[1]
  return Number(kib ?? Number.NaN) * bytesPerKib
}

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() }))
const answer = z.object({ id: z.number(), result: z.unknown() })
const usage = z.object({ usedSize: z.number() })

/**
 * Used bytes in the heap of a program that was started with `--inspect=127.0.0.1:<port>`, after a
 * garbage collection.
 */
export async function heapAfterCollection(port: number): Promise<number> {
  const listed: unknown = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()
  const [target] = z.parse(targets, listed)
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const ask = (id: number, method: string) =>
    new Promise<unknown>((resolve) => {
      socket.on('message', (data) => {
        const reply = z.safeParse(answer, JSON.parse(String(data)))
        if (reply.data?.id === id) resolve(reply.data.result)
      })
      socket.send(JSON.stringify({ id, method }))
    })
  try {
    await ask(1, 'HeapProfiler.collectGarbage')
    return z.parse(usage, await ask(2, 'Runtime.getHeapUsage')).usedSize
  } finally {
    socket.close()
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
