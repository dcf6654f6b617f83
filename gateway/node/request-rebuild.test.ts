import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRebuildRequests } from './request-rebuild'

it('asks for a rebuild by one file, however often it asks', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'requests-'))
  const file = join(folder, 'data/rebuild-wanted')
  const request = createRebuildRequests(file, () => Date.UTC(2026, 0, 5))
  await Promise.all([request(), request()])
  await request()
  expect(await readdir(join(folder, 'data'))).toEqual(['rebuild-wanted'])
  expect(await readFile(file, 'utf8')).toBe('2026-01-05T00:00:00.000Z\n')
  await rm(folder, { recursive: true })
})
