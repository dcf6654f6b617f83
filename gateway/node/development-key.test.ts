import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openKeyRing } from '../session/key-ring'
import { developmentKey } from './development-key'

it('makes a key once, keeps it, and for its owner alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'key-'))
  const file = join(folder, '.data', 'session-key')
  const key = await developmentKey(file)
  await expect(openKeyRing([key])).resolves.toBeDefined()
  expect(await developmentKey(file)).toBe(key)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await rm(folder, { recursive: true })
})
