import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hookKey, signedBytes } from '#contract/hooks/content-hook'
import { createContentHook } from './content-hook'

const secret = `whsec_${btoa('q7Zt0mWc2LxAe5Kp9RdHu3JfYb8GnV1s')}`

interface Call {
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

let server: Server
let status: number
const calls: Call[] = []

beforeAll(async () => {
  server = createServer(async (request, answer) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    calls.push({ headers: request.headers, body: Buffer.concat(chunks) })
    answer.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  status = 202
  calls.splice(0)
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/content`

it('sends the changed list, signed and with a unique id per call', async () => {
  const problems: unknown[] = []
  const tell = createContentHook({ url: address(), secret }, (problem) => problems.push(problem))
  await tell('product')
  await tell('product')
  expect(problems).toEqual([])
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(2)
  for (const { headers, body } of calls) {
    expect(JSON.parse(body.toString())).toEqual({
      type: 'content.changed',
      data: { what: 'product' },
    })
    const id = String(headers['webhook-id'])
    const signed = signedBytes(id, String(headers['webhook-timestamp']), body)
    const signature = Buffer.from(String(headers['webhook-signature']).slice(3), 'base64')
    expect(await crypto.subtle.verify('HMAC', await hookKey(secret), signature, signed)).toBe(true)
  }
})

it('reports a refused call and does not fail', async () => {
  status = 401
  const problems: unknown[] = []
  await createContentHook({ url: address(), secret }, (problem) => problems.push(problem))(
    'product',
  )
  expect(String(problems[0])).toContain('could not be called')
})
