import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openKeyRing } from '../session/key-ring'
import { createRebuildRequests, developmentKey } from './own-files'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-files-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('makes a key once, keeps it, and for its owner alone', async () => {
  const file = join(folder, '.data', 'session-key')
  const key = await developmentKey(file)
  await expect(openKeyRing([key])).resolves.toBeDefined()
  expect(await developmentKey(file)).toBe(key)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

it('asks for a rebuild by one file, however often it asks', async () => {
  const file = join(folder, 'data/rebuild-wanted')
  const request = createRebuildRequests(file, () => Date.UTC(2026, 0, 5))
  await Promise.all([request(), request()])
  await request()
  expect(await readdir(join(folder, 'data'))).toEqual(['rebuild-wanted'])
  expect(await readFile(file, 'utf8')).toBe('2026-01-05T00:00:00.000Z\n')
})

it('leaves a request as it is that another copy has left, perhaps as another user', async () => {
  const file = join(folder, 'rebuild-wanted')
  await createRebuildRequests(file, () => Date.UTC(2026, 0, 5))()
  await createRebuildRequests(file, () => Date.UTC(2026, 0, 6))()
  expect(await readFile(file, 'utf8')).toBe('2026-01-05T00:00:00.000Z\n')
})
