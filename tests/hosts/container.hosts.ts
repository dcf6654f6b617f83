import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import {
  endOf,
  freePort,
  type Running,
  serveLocally,
  startEmulator,
  untilServed,
} from '../support/programs'
import { createIgnored, readStages, type Stage, valuesOf } from './support/dockerfile'
import { exchange } from './support/exchange'
import { publicUrl, publishSampleSite } from './support/sample-site'

const stages = readStages('Dockerfile')
const [building, serving] = stages as [Stage, Stage]
const ignored = createIgnored('.dockerignore')

/** Sources and target of a COPY, and the stage that it copies from. */
function readCopy(value: string) {
  const words = value.split(/\s+/)
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length) ?? null
  const paths = words.filter((word) => !word.startsWith('--'))
  return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' }
}

const environmentOf = (stage: Stage) =>
  Object.fromEntries(valuesOf(stage, 'ENV').map((value) => value.split('=') as [string, string]))

/** The words of a command in JSON form. */
const wordsOf = (value: string): string[] => JSON.parse(value.slice(value.indexOf('[')))

describe('the Dockerfile', () => {
  it('builds in one stage and serves from another, with a supported version of Node', () => {
    expect(stages.map(({ name }) => name)).toEqual(['build', null])
    for (const { from } of stages) expect(from).toMatch(/^node:(?:2[024])-bookworm-slim$/)
  })

  it('serves as an ordinary user, checks its health, and contains no secret', () => {
    const names = serving.instructions.map(({ name }) => name)
    expect(valuesOf(serving, 'USER')).toEqual(['node'])
    expect(names.indexOf('USER')).toBeGreaterThan(names.lastIndexOf('COPY'))
    expect(valuesOf(serving, 'RUN')).toEqual([])
    expect(valuesOf(serving, 'HEALTHCHECK')[0]).toContain('/healthz')
    expect(valuesOf(serving, 'EXPOSE')).toEqual([environmentOf(serving).GATEWAY_PORT])
    const settings = stages.flatMap((stage) => Object.keys(environmentOf(stage)))
    expect(settings.filter((name) => /KEY|SECRET|TOKEN|PASSWORD|PROVIDERS/.test(name))).toEqual([])
  })

  it('copies only existing paths that .dockerignore allows', () => {
    const sources = valuesOf(building, 'COPY').flatMap((value) => readCopy(value).sources)
    expect(sources.length).toBeGreaterThan(5)
    for (const source of sources) expect([source, existsSync(source)]).toEqual([source, true])
    expect(sources.filter(ignored)).toEqual([])
  })

  it.each([
    '.data/session-key',
    '.env',
    '.git/config',
    'server/gateway/app.test.ts',
    'server/gateway/testing/start-gateway.ts',
    'node_modules/hono/package.json',
  ])('%s is excluded from the build', (path) => {
    expect(ignored(path)).toBe(true)
  })
})

describe('its commands, run in clean folders', () => {
  let folder: string
  let emulator: Running

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'container-'))
    emulator = await startEmulator({ PUBLIC_URL: publicUrl })
    await runStage(join(folder, 'build'), building)
    await runStage(join(folder, 'serve'), serving)
  }, 600_000)
  afterAll(async () => {
    await emulator?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** Runs the instructions of a stage, with `target` instead of `/build` and `/app`. */
  async function runStage(target: string, stage: Stage): Promise<void> {
    await mkdir(target)
    for (const { name, value } of stage.instructions) {
      if (name === 'COPY') await copy(target, readCopy(value))
      if (name !== 'RUN') continue
      const { status, stderr } = spawnSync('sh', ['-c', value], { cwd: target, encoding: 'utf8' })
      if (status !== 0) throw new Error(`${value} ended with ${status}:\n${stderr}`)
    }
  }

  async function copy(to: string, { from, sources, target }: ReturnType<typeof readCopy>) {
    for (const source of sources) {
      const file = from === null ? source : join(folder, from, relative('/build', source))
      const into = target === './' ? join(to, source) : join(to, target)
      const isWanted = (path: string) => from !== null || !ignored(relative('.', path))
      await cp(file, into, { recursive: true, filter: isWanted })
    }
  }

  it('produce one program, which serves the site and is healthy', async () => {
    expect(await readdir(join(folder, 'serve'))).toEqual(['server.cjs'])
    const site = await publishSampleSite()
    const port = await freePort()
    const env = {
      PATH: process.env.PATH,
      ...environmentOf(serving),
      // The settings of `docker run` in docs/deploy/cdn.md.
      GATEWAY_HOST: '127.0.0.1',
      GATEWAY_PORT: String(port),
      SITE_DIR: join(site.project, 'dist'),
      PUBLIC_URL: publicUrl,
      UPSTREAM_URL: `http://localhost:${emulator.port}`,
      SESSION_KEYS: randomBytes(32).toString('base64url'),
    }
    const at = { cwd: join(folder, 'serve'), env }
    const [program = '', ...args] = wordsOf(valuesOf(serving, 'CMD')[0] ?? '[]')
    const child = spawn(program, args, at)
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    try {
      await untilServed(`http://127.0.0.1:${port}/`, { child, output: () => output })
      const page = await exchange(port, '/about')
      expect([page.status, page.body.equals(site.bytes('/about/index.html'))]).toEqual([200, true])
      expect((await exchange(port, '/api/products')).status).toBe(200)
      expect(await healthOf(env)).toBe(0)
    } finally {
      await endOf(child)
      await site.remove()
    }
    expect(child.exitCode).toBe(0)
    expect(await healthOf(env)).toBe(1)
  })

  it('report unhealthy if the gateway does', async () => {
    const { port, stop } = await serveLocally(({ url }, answer) => {
      answer.writeHead(url === '/healthz' ? 503 : 200).end()
    })
    expect(await healthOf({ PATH: process.env.PATH, GATEWAY_PORT: String(port) })).toBe(1)
    await stop()
  })
})

/** Exit code of the health check: 0 healthy, 1 not. */
function healthOf(env: NodeJS.ProcessEnv): Promise<number | null> {
  const [program = '', ...args] = wordsOf(valuesOf(serving, 'HEALTHCHECK')[0] ?? '[]')
  return new Promise((resolve) => spawn(program, args, { env }).once('exit', resolve))
}
