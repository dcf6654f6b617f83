import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callUpstream, type UpstreamAnswer, UpstreamFailure } from './client'

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
const text = (answer: UpstreamAnswer) => answer.text()
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof UpstreamFailure ? [error.kind, error.message] : error),
  )

it('passes the response to its reader', async () => {
  await serve((request, response) => response.writeHead(404).end(request.headers.accept))
  const read = await callUpstream(fetch, call(), async (answer) => [
    answer.status,
    await answer.text(),
  ])
  expect(read).toEqual([404, 'a/b'])
})

it('does not follow redirects, and reports their target', async () => {
  let requests = 0
  await serve((_, response) => {
    requests += 1
    response.writeHead(301, { location: '/y' }).end()
  })
  expect(await failureOf(callUpstream(fetch, call(), text))).toEqual([
    'redirected',
    'answered 301 and leads to /y',
  ])
  expect(requests).toBe(1)
})

it('times out while it waits for the response, and while it reads the body', async () => {
  await serve((request, response) => {
    if (request.headers.accept === 'a/b') response.writeHead(200).write('begun')
  })
  const silent = { ...call(40), headers: { accept: 'nothing' } }
  const late = ['timed out', 'no answer within 0.04 s']
  expect(await failureOf(callUpstream(fetch, silent, text))).toEqual(late)
  expect(await failureOf(callUpstream(fetch, call(40), text))).toEqual(late)
  const stream = (answer: UpstreamAnswer) => new Response(answer.body).text()
  expect(await failureOf(callUpstream(fetch, call(40), stream))).toEqual(late)
})

it('reports the cause of a missing and of an incomplete response', async () => {
  await serve((request, response) => {
    if (request.headers.accept !== 'a/b')
      response.writeHead(200, { 'content-length': '99' }).write('a')
    request.socket.resetAndDestroy()
  })
  const cut = ['not reachable', expect.stringMatching(/^not reachable \(.+\)$/)]
  expect(await failureOf(callUpstream(fetch, call(), text))).toEqual(cut)
  const midway = { ...call(), headers: { accept: 'nothing' } }
  expect(await failureOf(callUpstream(fetch, midway, text))).toEqual(cut)
})

it("rethrows the reader's own errors unchanged", async () => {
  await serve((_, response) => response.end('{}'))
  const own = new Error('not what I want')
  const refuse = async () => {
    throw own
  }
  await expect(callUpstream(fetch, call(), refuse)).rejects.toBe(own)
})
