import { gzipSync } from 'node:zlib'
import { buildWorker, workerKindOf } from './build-worker'

it('makes one script of the worker that needs nothing else and weighs little', async () => {
  const worker = await buildWorker('serving')
  const script = worker.of('a1', [{ url: '/account', revision: 'r1' }])
  expect(script.split('\n')[0]).toBe(
    'self.BUILD_ID="a1";self.SHELL_FILES=[{"url":"/account","revision":"r1"}];',
  )
  expect(script).not.toMatch(/importScripts|\brequire\(|workbox-cdn|process\.env/)
  expect(gzipSync(script, { level: 9 }).length).toBeLessThan(13_000)
})

it('takes over only when told, and never while it is installed', async () => {
  const script = (await buildWorker('serving')).of('a1', [])
  expect(script.match(/skipWaiting\(\)/g)).toHaveLength(1)
})

it('is another one with another build, and the same one with the same (R225)', async () => {
  const [one, other] = [await buildWorker('serving'), await buildWorker('serving')]
  expect(one.fingerprint).toBe(other.fingerprint)
  expect(one.of('a1', [])).not.toBe(one.of('a2', []))
})

it.each([
  [{}, 'serving'],
  [{ WORKER: 'retired' }, 'retired'],
  [{ WORKER: '' }, 'serving'],
])('with %j it is the %s one (A4 67)', (environment, kind) => {
  expect(workerKindOf(environment)).toBe(kind)
})
