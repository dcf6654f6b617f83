import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type FaultProxy, type LineFault, lineFaults, openFaultProxy } from './fault-proxy'

let server: Server
let line: FaultProxy

beforeAll(async () => {
  server = createServer((_, answer) => answer.end('x'.repeat(400)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  line = await openFaultProxy((server.address() as AddressInfo).port)
})
afterAll(async () => {
  await line.close()
  server.closeAllConnections()
  server.close()
})

/** Sends a request over a new connection. */
function ask(patienceMs: number): Promise<string> {
  return new Promise((resolve) => {
    const request = get({ port: line.port, host: '127.0.0.1', agent: false }, (answer) => {
      let length = 0
      answer.on('data', (bytes: Buffer) => {
        length += bytes.length
      })
      answer.on('end', () => resolve(`${answer.statusCode} ${length}`))
      answer.on('error', () => resolve('broken'))
    })
    request.on('error', () => resolve('broken'))
    setTimeout(() => {
      resolve('nothing')
      request.destroy()
    }, patienceMs).unref()
  })
}

/** Results that a client of the proxy gets. */
const met: Record<LineFault, string> = {
  latency: '200 400',
  silence: 'nothing',
  reset: 'broken',
  cut: 'broken',
  drip: 'nothing',
  refuse: 'broken',
  'half-open': 'broken',
  garbage: 'broken',
  'status 500': '500 4',
}

it.each(lineFaults)('applies %s, and recovers', async (fault) => {
  expect(await ask(2000)).toBe('200 400')
  await line.suffer(fault)
  expect(await ask(met[fault] === 'nothing' ? 400 : 2000)).toBe(met[fault])
  await line.mend()
  expect(await ask(2000)).toBe('200 400')
})
