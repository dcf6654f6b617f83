import fs from 'node:fs'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLogLines } from './log-lines'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-'))
})
afterEach(async () => {
  jest.restoreAllMocks()
  await rm(folder, { recursive: true })
})

/** The log in a file on a disk that the test fills. */
async function logOnDisk() {
  const path = join(folder, 'log')
  const file = await open(path, 'w')
  const disk = { isFull: false }
  const { write } = fs
  const fake = (...call: unknown[]) => {
    const written = call.at(-1)
    if (!disk.isFull || typeof written !== 'function') return Reflect.apply(write, fs, call)
    setImmediate(() => written(Object.assign(new Error('no space left'), { code: 'ENOSPC' })))
  }
  jest.spyOn(fs, 'write').mockImplementation(fake as typeof fs.write)
  const log = createLogLines(file.fd)
  const events = async () => {
    await log.flush()
    const lines = (await readFile(path, 'utf8')).split('\n').filter(Boolean)
    return lines.map((line) => JSON.parse(line))
  }
  return { log, disk, events, end: () => file.close() }
}

it('writes each event as a line of JSON', async () => {
  const { log, events, end } = await logOnDisk()
  log.write({ event: 'ready', port: 1 })
  log.write({ event: 'request', text: 'a\nb' })
  expect(await events()).toEqual([
    { event: 'ready', port: 1 },
    { event: 'request', text: 'a\nb' },
  ])
  expect(log.isWritten()).toBe(true)
  await end()
})

it('writes later what a full disk refused', async () => {
  const { log, disk, events, end } = await logOnDisk()
  disk.isFull = true
  log.write({ event: 'first' })
  await sleep(20)
  expect(log.isWritten()).toBe(false)
  disk.isFull = false
  log.write({ event: 'second' })
  expect((await events()).map(({ event }) => event)).toEqual(['first', 'second'])
  expect(log.isWritten()).toBe(true)
  await end()
})

it('keeps a bounded part of what a full disk refuses, and counts the rest', async () => {
  const { log, disk, events, end } = await logOnDisk()
  disk.isFull = true
  const text = 'x'.repeat(10_000)
  for (let at = 0; at < 300; at += 1) log.write({ event: 'long', text })
  await sleep(20)
  disk.isFull = false
  log.write({ event: 'one more' })
  await events()
  const written = await events()
  const kept = written.filter(({ event }) => event === 'long').length
  expect(kept).toBeLessThan(100)
  expect(written.at(-1)).toEqual({ event: 'log-lines-dropped', lines: 300 - kept })
  await end()
})
