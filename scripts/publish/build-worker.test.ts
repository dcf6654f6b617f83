import { gzipSync } from 'node:zlib'
import { buildWorker, workerKindOf } from './build-worker'

it('bundles the worker in one script of less than 16.5 kB, with its build and skipWaiting once', async () => {
  const script = (await buildWorker('serving')).of('a1', [{ url: '/account', revision: 'r1' }])
  expect(script.split('\n')[0]).toBe(
    'self.BUILD_ID="a1";self.SHELL_FILES=[{"url":"/account","revision":"r1"}];',
  )
  expect(script).not.toMatch(/importScripts|\brequire\(|workbox-cdn|process\.env/)
  expect(gzipSync(script, { level: 9 }).length).toBeLessThan(16_500)
  expect(script.match(/skipWaiting\(\)/g)).toHaveLength(1)
})

it('differs only by build (R225)', async () => {
  const [one, other] = [await buildWorker('serving'), await buildWorker('serving')]
  expect(one.fingerprint).toBe(other.fingerprint)
  expect(one.of('a1', [])).not.toBe(one.of('a2', []))
})

it('is retired by a setting (A4 67)', () => {
  const kinds = [{}, { WORKER: 'retired' }, { WORKER: '' }].map(workerKindOf)
  expect(kinds).toEqual(['serving', 'retired', 'serving'])
})
