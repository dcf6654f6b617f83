import { request } from 'node:http'
import { freePort } from '../support/programs'
import { buildModelProject, type ModelProject, type Run } from './project-fixture'

jest.setTimeout(300_000)

/** A server that answers with its name and accepts web sockets. */
const namedServer = (name: string, port: string) => `
const { createServer } = require('node:http')
const server = createServer((request, answer) => answer.end('${name} ' + request.url))
server.on('upgrade', (request, socket) => {
  socket.end('HTTP/1.1 101 Switching Protocols\\r\\nupgrade: x\\r\\nconnection: upgrade\\r\\n\\r\\n')
})
server.listen(${port}, '127.0.0.1')
`

describe('npm run develop', () => {
  let project: ModelProject
  let run: Run
  let origin: string

  beforeAll(async () => {
    project = buildModelProject()
    const portArgument = "Number(process.argv[process.argv.indexOf('--port') + 1])"
    project.write(
      'node_modules/.bin/gatsby',
      `#!${process.execPath}\n${namedServer('gatsby', portArgument)}`,
    )
    project.write(
      'server/gateway/server.ts',
      namedServer('gateway', 'Number(process.env.GATEWAY_PORT)'),
    )
    const port = await freePort()
    origin = `http://localhost:${port}`
    run = project.run('develop', [], {
      GATEWAY_PORT: String(await freePort()),
      EMULATOR_PORT: String(await freePort()),
      DEVELOP_PORT: String(port),
    })
    await run.printed(`The site, with hot reload: ${origin}`)
  })
  afterAll(() => project.remove())

  const answerOf = async (path: string) => (await fetch(origin + path)).text()

  it.each(['/api/health', '/auth/demo?x=1', '/ws/notifications/', '/media_stream-image/a.png'])(
    'forwards %s to the gateway',
    async (path) => {
      expect(await answerOf(path)).toBe(`gateway ${path}`)
    },
  )

  it.each(['/', '/apiary', '/page-data/index/page-data.json'])(
    'forwards %s to Gatsby',
    async (path) => {
      expect(await answerOf(path)).toBe(`gatsby ${path}`)
    },
  )

  it('forwards web sockets', async () => {
    const status = await new Promise((resolve) => {
      const headers = { upgrade: 'x', connection: 'upgrade' }
      request(`${origin}/socket.io/`, { headers })
        .on('upgrade', ({ statusCode }, socket) => {
          socket.destroy()
          resolve(statusCode)
        })
        .end()
    })
    expect(status).toBe(101)
  })

  it('ends with exit code 0 on Ctrl-C', async () => {
    run.child.kill('SIGINT')
    expect(await run.ended).toBe(0)
  })
})
