import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { closeServer, listenLocally } from './testing/local-server'
import { exchangeRaw } from './testing/raw-exchange'
import { productBody } from './testing/sample-bodies'
import { testKey } from './testing/start-gateway'

const entry = join(__dirname, 'server.ts')
const loader = pathToFileURL(join(__dirname, '../../node_modules/tsx/dist/loader.mjs')).href

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Processes and servers to end when a test fails half-way. */
const children: ChildProcess[] = []
const servers: Server[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const server of servers.splice(0)) void closeServer(server)
})

interface Ended {
  code: number | null
  out: string
  err: string
}

function start(variables: Record<string, string>): { child: ChildProcess; ended: Promise<Ended> } {
  const { PATH = '' } = process.env
  // The loader looks for the module folders in the working folder, where the project is not.
  const TSX_TSCONFIG_PATH = join(__dirname, '../../tsconfig.json')
  const env = { PATH, TSX_TSCONFIG_PATH, GATEWAY_PORT: '0', ...variables }
  const child = spawn(process.execPath, ['--import', loader, entry], {
    cwd: folder,
    env: env as NodeJS.ProcessEnv,
  })
  children.push(child)
  const written = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    written.out += chunk
  })
  child.stderr.on('data', (chunk) => {
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

it('finishes requests under way on a signal, and accepts no new ones (A6-98)', async () => {
  const upstream = createServer()
  servers.push(upstream)
  const upstreamPort = await listenLocally(upstream)
  const requested = new Promise<() => void>((resolve) => {
    upstream.once('request', (_, answer) => {
      answer.setHeader('content-type', 'application/json')
      resolve(() => answer.end(JSON.stringify(productBody)))
    })
  })
  const { child, ended } = start({ UPSTREAM_URL: `http://127.0.0.1:${upstreamPort}` })
  const port = Number(new URL(JSON.parse(await firstLine(child)).address).port)

  const underWay = exchangeRaw(port, get('/api/products/3'), 5000)
  const answerNow = await requested
  child.kill('SIGTERM')
  expect(await isClosedSoon(port)).toBe(true)
  answerNow()
  expect((await underWay).statuses).toEqual([200])
  expect(await ended).toMatchObject({ code: 0, err: '' })
}, 20_000)

it('exits at once on a second signal, and serves metrics on a separate port', async () => {
  const upstream = createServer()
  servers.push(upstream)
  const upstreamPort = await listenLocally(upstream)
  const requested = new Promise((resolve) => upstream.once('request', resolve))
  const { child, ended } = start({
    UPSTREAM_URL: `http://127.0.0.1:${upstreamPort}`,
    METRICS_PORT: '0',
  })
  const { address, metricsPort } = JSON.parse(await firstLine(child))
  const metrics = await exchangeRaw(metricsPort, get('/metrics'), 3000)
  expect(metrics.text).toContain('gateway_breaker_open{upstream="api"} 0')
  const underWay = exchangeRaw(Number(new URL(address).port), get('/api/products/3'), 5000)
  await requested
  child.kill('SIGTERM')
  await isClosedSoon(Number(new URL(address).port))
  child.kill('SIGTERM')
  expect((await ended).code).toBe(1)
  expect((await underWay).statuses).toEqual([])
}, 20_000)

/** Whether a port stops answering within some tries. */
async function isClosedSoon(port: number): Promise<boolean> {
  for (let tries = 0; tries < 50; tries += 1) {
    const { statuses } = await exchangeRaw(port, get('/api/nothing'), 1000)
    if (statuses.length === 0) return true
  }
  return false
}

it.each([
  [{ NODE_ENV: 'production' }, 'SESSION_KEYS is missing'],
  [{ SESSION_KEYS: '' }, 'SESSION_KEYS key 1 is empty'],
  [{ SESSION_KEYS: testKey, PUBLIC_URL: 'nonsense' }, 'PUBLIC_URL must be an origin'],
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
