import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/support/programs'
import { readConfig } from './config'

describe('settings', () => {
  it('have sensible defaults', () => {
    expect(readConfig({})).toEqual({
      port: 8100,
      database: 'file:.data/emulator.db',
      siteUrl: 'http://localhost:8000',
      contentHook: null,
      cachePurge: null,
    })
    const PUBLIC_URL = 'https://stagona.example/'
    const env = {
      EMULATOR_PORT: '9000',
      EMULATOR_DATABASE: ':memory:',
      PUBLIC_URL,
      CONTENT_HOOK_URL: 'http://localhost:8000/hooks/content',
      CONTENT_HOOK_SECRET: `whsec_${btoa('q7Zt0mWc2LxAe5Kp9RdHu3JfYb8GnV1s')}`,
      CACHE_PURGE_TOKEN: 'q7Zt0mWc2LxAe5Kp',
    }
    expect(readConfig(env)).toEqual({
      port: 9000,
      database: ':memory:',
      siteUrl: 'https://stagona.example',
      contentHook: { url: env.CONTENT_HOOK_URL, secret: env.CONTENT_HOOK_SECRET },
      cachePurge: { url: 'http://localhost:8000', token: env.CACHE_PURGE_TOKEN },
    })
  })

  it.each([
    [{ EMULATOR_PORT: 'many' }, 'EMULATOR_PORT'],
    [{ EMULATOR_PORT: '0' }, 'EMULATOR_PORT'],
    [{ PUBLIC_URL: 'here' }, 'PUBLIC_URL'],
    [{ EMULATOR_DATABASE: '' }, 'EMULATOR_DATABASE'],
    [{ NODE_ENV: 'production' }, 'NODE_ENV'],
  ])('%j are refused by name', (env, name) => {
    expect(() => readConfig(env)).toThrow(name)
  })
})

function startProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'server.ts')], {
    cwd: join(__dirname, '../..'),
    env: { ...process.env, NODE_ENV: 'development', EMULATOR_DATABASE: ':memory:', ...env },
  })
  const words = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    words.out += String(chunk)
  })
  child.stderr.on('data', (chunk) => {
    words.err += String(chunk)
  })
  return { child, words, ended: once(child, 'exit') }
}

describe('the process', () => {
  it('logs one line when it is ready, answers, and stops on SIGTERM', async () => {
    const port = await freePort()
    const { child, words, ended } = startProcess({ EMULATOR_PORT: String(port) })
    await once(child.stdout, 'data')
    expect(words.out).toBe(`The emulator answers at http://localhost:${port}\n`)
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/product/1`)
    expect(await answer.json()).toMatchObject({ id: 1 })
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(words.err).toBe('')
  }, 30_000)

  it('restricts its database files to their owner, including existing ones', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'emulator-')), '.data')
    const file = join(folder, 'emulator.db')
    await mkdir(folder)
    await writeFile(file, '', { mode: 0o644 })
    await chmod(folder, 0o755)
    const { child, ended } = startProcess({
      EMULATOR_PORT: String(await freePort()),
      EMULATOR_DATABASE: `file:${file}`,
    })
    await once(child.stdout, 'data')
    const modes = await Promise.all(
      [folder, file, `${file}-wal`, `${file}-shm`].map(async (path) => (await stat(path)).mode),
    )
    child.kill('SIGTERM')
    await ended
    expect(modes.map((mode) => (mode & 0o777).toString(8))).toEqual(['700', '600', '600', '600'])
  }, 30_000)

  it('does not start in production and reports why', async () => {
    const { words, ended } = startProcess({ NODE_ENV: 'production' })
    expect(await ended).toEqual([1, null])
    expect(words.err).toContain('NODE_ENV: the emulator never runs in production')
    expect(words.out).toBe('')
  }, 30_000)
})
