import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { freePort } from '../support/programs'
import { buildModelProject, type ModelProject, type Run } from './project-fixture'

jest.setTimeout(300_000)

describe('npm start', () => {
  let project: ModelProject
  let env: { GATEWAY_PORT: string; EMULATOR_PORT: string }
  let running: Run | undefined

  beforeEach(async () => {
    project = buildModelProject()
    env = { GATEWAY_PORT: String(await freePort()), EMULATOR_PORT: String(await freePort()) }
  })
  afterEach(async () => {
    running?.child.kill('SIGINT')
    await running?.ended
    project.remove()
  })

  const start = async (settings: Record<string, string> = {}) => {
    running = project.run('start', [], { ...env, ...settings })
    await running.printed('Ctrl-C')
    return running
  }
  const stop = (run: Run, signal: NodeJS.Signals = 'SIGINT') => {
    run.child.kill(signal)
    return run.ended
  }
  const livingServers = () =>
    readFileSync(join(project.root, 'pids'), 'utf8').trim().split(' ').filter(isRunning)

  it('builds, serves, prints the addresses, and leaves no process behind on Ctrl-C', async () => {
    const run = await start()
    expect(run.output()).toContain('ran gatsby')
    expect(run.output()).toContain(`http://localhost:${env.GATEWAY_PORT}`)
    expect(run.output()).toContain('SHOP_AUDIENCE=everyone npm start')
    expect((await fetch(`http://localhost:${env.GATEWAY_PORT}/`)).status).toBe(200)
    expect(livingServers()).toHaveLength(2)

    expect(await stop(run)).toBe(0)
    expect(livingServers()).toEqual([])
  })

  it('builds again only when sources, settings or content have changed', async () => {
    const builds = async (settings = {}) => {
      const run = await start(settings)
      await stop(run, 'SIGTERM')
      return run.output().includes('ran gatsby')
    }
    project.write('content.json', '[{ "id": 1, "name": "a", "viewCount": 1 }]')
    expect(await builds()).toBe(true)
    project.write('content.json', '[{ "id": 1, "name": "a", "viewCount": 2 }]')
    project.write('src/page.test.tsx', '')
    expect(await builds()).toBe(false)
    project.write('content.json', '[{ "id": 1, "name": "b", "viewCount": 2 }]')
    expect(await builds()).toBe(true)
    project.write('src/page.tsx', 'export default () => 1')
    expect(await builds()).toBe(true)
    expect(await builds({ APP_TITLE: 'x' })).toBe(true)
  })

  it('does not start the emulator if an upstream is set', async () => {
    const upstream = createServer((_, answer) => answer.end('{"results":[],"totalPages":1}'))
    await new Promise<void>((resolve) => upstream.listen(Number(env.EMULATOR_PORT), resolve))
    const run = await start({ UPSTREAM_URL: `http://localhost:${env.EMULATOR_PORT}` })
    expect(livingServers()).toHaveLength(1)
    await stop(run)
    await new Promise((resolve) => upstream.close(resolve))
  })

  it('builds again when the gateway requests it', async () => {
    const run = await start()
    const builds = () => run.output().split('ran gatsby').length - 1
    expect(builds()).toBe(1)
    project.write('content.json', '[{ "id": 1, "name": "new" }]')
    project.write('.data/rebuild-wanted', '')
    await run.printed('product: 1 added')
    await run.printed('The site was built', 2)
    expect(builds()).toBe(2)
    expect(existsSync(join(project.root, '.data/rebuild-wanted'))).toBe(false)
    project.write('.data/rebuild-wanted', '')
    await run.printed('The site is up to date.')
    expect(builds()).toBe(2)
  })

  it('reports a port in use in one line', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(Number(env.GATEWAY_PORT), resolve))
    const run = project.run('start', [], env)
    expect(await run.ended).toBe(1)
    expect(run.output()).toBe(
      `Port ${env.GATEWAY_PORT} is already in use. Stop what listens there, or set GATEWAY_PORT.\n`,
    )
    await new Promise((resolve) => other.close(resolve))
  })

  it('refuses a Node that package.json does not name, in one line', async () => {
    const [major = '', minor = ''] = process.versions.node.split('.')
    const later = `^4.0.0 || ^${major}.${Number(minor) + 1}.0`
    project.write('package.json', JSON.stringify({ engines: { node: later } }))
    const run = project.run('start', [], env)
    expect(await run.ended).toBe(1)
    expect(run.output()).toBe(
      `Node ${process.versions.node} is not supported (${later}). Install the one of .nvmrc.\n`,
    )
  })

  it('stops with an error, and leaves nothing behind, when the build fails', async () => {
    const run = project.run('start', [], { ...env, RED: 'gatsby' })
    expect(await run.ended).toBe(1)
    expect(run.output()).toContain(
      'gatsby build ended with 1: the published site was left as it was.',
    )
    expect(existsSync(join(project.root, 'dist'))).toBe(false)
    expect(existsSync(join(project.root, '.data/building'))).toBe(false)
    expect(livingServers()).toEqual([])
  })

  it('stops the other processes when a server ends by itself', async () => {
    const run = await start()
    await fetch(`http://localhost:${env.EMULATOR_PORT}/end`).catch(() => undefined)
    expect(await run.ended).toBe(1)
    expect(run.output()).toContain('One of the servers has ended')
    expect(livingServers()).toEqual([])
  })
})

function isRunning(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}
