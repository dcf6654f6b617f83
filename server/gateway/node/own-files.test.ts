import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openKeyRing } from '../session/encryption'
import { createRebuildRequests, developmentKey } from './own-files'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-files-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('creates a key once, and keeps it readable by its owner only', async () => {
  const file = join(folder, '.data', 'session-key')
  const key = await developmentKey(file)
  await expect(openKeyRing([key])).resolves.toBeDefined()
  expect(await developmentKey(file)).toBe(key)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

it('requests a rebuild by one file, however often it is called', async () => {
  const file = join(folder, 'data/rebuild-wanted')
  const request = createRebuildRequests(file, () => Date.UTC(2026, 0, 5))
  await Promise.all([request(), request()])
  await request()
  expect(await readdir(join(folder, 'data'))).toEqual(['rebuild-wanted'])
  expect(await readFile(file, 'utf8')).toBe('2026-01-05T00:00:00.000Z\n')
})

it('does not change the request file of another copy, which may have another user', async () => {
  const file = join(folder, 'rebuild-wanted')
  await createRebuildRequests(file, () => Date.UTC(2026, 0, 5))()
  await createRebuildRequests(file, () => Date.UTC(2026, 0, 6))()
  expect(await readFile(file, 'utf8')).toBe('2026-01-05T00:00:00.000Z\n')
})
