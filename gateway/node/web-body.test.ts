import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough, Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { createUpstreamPool } from './upstream-pool'
import { webBody } from './web-body'

it('hands on every byte', async () => {
  const body = Readable.from([Buffer.from('στα'), Buffer.from('γόνα')])
  expect(await new Response(webBody(body)).text()).toBe('σταγόνα')
})

it('hands on a failure', async () => {
  const body = new PassThrough()
  const reading = webBody(body).getReader().read()
  body.destroy(new Error('broken'))
  await expect(reading).rejects.toThrow('broken')
})

describe('with bytes still on their way', () => {
  let server: Server
  let origin: string
  const pool = createUpstreamPool(2000)

  beforeAll(async () => {
    server = createServer((_, answer) => {
      const writing = setInterval(() => answer.write(Buffer.alloc(50_000)), 1)
      answer.on('close', () => clearInterval(writing))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await pool.close()
  })

  it('lets a reader leave before the first byte, after it, and while it waits', async () => {
    for (const leaveAfter of [0, 1, 3]) {
      const { signal } = new AbortController()
      const { body } = await pool.fetch(`${origin}/`, {
        method: 'GET',
        headers: {},
        redirect: 'manual',
        signal,
      })
      const reader = body?.getReader()
      for (let read = 0; read < leaveAfter; read += 1) await reader?.read()
      const waiting = leaveAfter === 3 ? reader?.read() : undefined
      await reader?.cancel()
      await waiting
      await wait(20)
    }
  })
})
