import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { closeServer, listenLocally } from './testing/local-server'
import { exchangeRaw } from './testing/raw-exchange'

const entry = join(__dirname, 'server.ts')
const loader = pathToFileURL(join(__dirname, '../../node_modules/tsx/dist/loader.mjs')).href

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Processes to end when a test fails half-way. */
const children: ChildProcess[] = []
const upstream = createServer()
afterAll(() => closeServer(upstream))
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

interface Ended {
  code: number | null
  out: string
  err: string
}

/** Starts the program; its log goes to `output`, a pipe by default. */
function start(variables: Record<string, string>, output: 'pipe' | number = 'pipe') {
  const { PATH = '' } = process.env
  // The loader looks for the module folders in the working folder, where the project is not.
  const TSX_TSCONFIG_PATH = join(__dirname, '../../tsconfig.json')
  const env = { PATH, TSX_TSCONFIG_PATH, GATEWAY_PORT: '0', ...variables }
  const child = spawn(process.execPath, ['--import', loader, entry], {
    cwd: folder,
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', output, 'pipe'],
  })
  children.push(child)
  const written = { out: '', err: '' }
  child.stdout?.on('data', (chunk) => {
    written.out += chunk
  })
  child.stderr?.on('data', (chunk) => {
    written.err += chunk
  })
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => resolve({ code, ...written }))
  })
  return { child, ended }
}

const firstLine = (child: ChildProcess) =>
  new Promise<string>((resolve) => {
    child.stdout?.once('data', (chunk) => resolve(String(chunk)))
  })

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`

it('starts with a generated key in development, answers, and stops on a signal (A6-98)', async () => {
  const { child, ended } = start({ UPSTREAM_URL: 'http://127.0.0.1:9' })
  const line = await firstLine(child)
  expect(line.trim().split('\n')).toHaveLength(1)
  const { event, address } = JSON.parse(line)
  expect(event).toBe('ready')
  const port = Number(new URL(address).port)
  const ask = (path: string) => exchangeRaw(port, get(path), 3000)
  expect((await ask('/')).statuses).toEqual([503])
  expect((await ask('/api/health')).statuses).toEqual([502])
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0, err: '' })
}, 20_000)

it('waits for a request under way, exits at once on a second signal (A6-98), and serves metrics', async () => {
  const upstreamPort = await listenLocally(upstream)
  const requested = new Promise((resolve) => upstream.once('request', resolve))
  const { child, ended } = start({
    UPSTREAM_URL: `http://127.0.0.1:${upstreamPort}`,
    METRICS_PORT: '0',
  })
  const { address, metricsPort } = JSON.parse(await firstLine(child))
  const metrics = await exchangeRaw(metricsPort, get('/metrics'), 3000)
  expect(metrics.text).toContain('gateway_open_sockets 0')
  const underWay = exchangeRaw(Number(new URL(address).port), get('/api/products/3'), 5000)
  await requested
  child.kill('SIGTERM')
  expect(await isClosedSoon(Number(new URL(address).port))).toBe(true)
  child.kill('SIGTERM')
  expect((await ended).code).toBe(1)
  expect((await underWay).statuses).toEqual([])
}, 20_000)

describe('without a log that can be written (A6-105)', () => {
  const upstreamUrl = { UPSTREAM_URL: 'http://127.0.0.1:9' }
  const readiness = async (port: number) => (await exchangeRaw(port, get('/readyz'), 3000)).text
  const requests = (port: number) =>
    Promise.all(Array.from({ length: 5 }, () => exchangeRaw(port, get('/api/health'), 3000)))

  it('answers on a full disk', async () => {
    const probe = createServer()
    const port = await listenLocally(probe)
    await closeServer(probe)
    const full = await open('/dev/full', 'w')
    const { child, ended } = start({ ...upstreamUrl, GATEWAY_PORT: String(port) }, full.fd)
    await full.close()
    while ((await exchangeRaw(port, get('/healthz'), 1000)).statuses[0] !== 200) await sleep(50)
    await requests(port)
    expect(await readiness(port)).toContain('"without":["log"]')
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0, err: '' })
  }, 20_000)

  it('answers when the reader is gone', async () => {
    const { child, ended } = start(upstreamUrl)
    const port = Number(new URL(JSON.parse(await firstLine(child)).address).port)
    child.stdout?.destroy()
    await requests(port)
    expect(await readiness(port)).toContain('"without":["log"]')
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0, err: '' })
  }, 20_000)
})

/** Whether a port stops answering within some tries. */
async function isClosedSoon(port: number): Promise<boolean> {
  for (let tries = 0; tries < 50; tries += 1) {
    const { statuses } = await exchangeRaw(port, get('/api/nothing'), 1000)
    if (statuses.length === 0) return true
    await sleep(10)
  }
  return false
}

it.each([
  [{ NODE_ENV: 'production' }, 'SESSION_KEYS is missing'],
  [{ SESSION_KEYS: '' }, 'SESSION_KEYS key 1 is empty'],
])(
  'refuses to start with %j and names the variable (A6-102)',
  async (variables, fault) => {
    const { code, out, err } = await start(variables).ended
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(fault)
    expect(err).not.toMatch(/\n\s+at /)
  },
  20_000,
)
