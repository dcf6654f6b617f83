import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callUpstream, textOf, UpstreamFailure } from './client'

let server: Server
let url: string

async function serve(listener: RequestListener): Promise<void> {
  server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`
}

afterEach(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

const call = (timeoutMs = 5000) => ({ url, method: 'GET', headers: { accept: 'a/b' }, timeoutMs })
const failureOf = (timeoutMs?: number, accept = 'a/b') =>
  callUpstream(fetch, { ...call(timeoutMs), headers: { accept } }).then(
    () => 'none',
    (error: unknown) => (error instanceof UpstreamFailure ? [error.kind, error.message] : error),
  )

it('receives the whole response', async () => {
  await serve((request, response) => response.writeHead(404).end(`\ufeff${request.headers.accept}`))
  const answer = await callUpstream(fetch, call())
  // Without the byte order mark.
  expect([answer.status, textOf(answer)]).toEqual([404, 'a/b'])
})

it('does not follow redirects, and reports their target', async () => {
  let requests = 0
  await serve((_, response) => {
    requests += 1
    response.writeHead(301, { location: '/y' }).end()
  })
  expect(await failureOf()).toEqual(['redirected', 'answered 301 and leads to /y'])
  expect(requests).toBe(1)
})

it('times out while it waits for the response, and while it receives the body', async () => {
  await serve((request, response) => {
    if (request.headers.accept === 'a/b') response.writeHead(200).write('begun')
  })
  const late = ['timed out', 'no answer within 0.04 s']
  expect(await failureOf(40, 'nothing')).toEqual(late)
  expect(await failureOf(40)).toEqual(late)
})

it('reports the cause of a missing and of an incomplete response', async () => {
  await serve((request, response) => {
    if (request.headers.accept !== 'a/b')
      response.writeHead(200, { 'content-length': '99' }).write('a')
    request.socket.resetAndDestroy()
  })
  const cut = ['not reachable', expect.stringMatching(/^not reachable \(.+\)$/)]
  expect(await failureOf()).toEqual(cut)
  expect(await failureOf(5000, 'nothing')).toEqual(cut)
})
