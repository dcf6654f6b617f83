import type { UpstreamRequest } from '#upstream/client'
import { unanswered, unreachable } from '../testing/failing-upstream'
import { sampleUpstream } from '../testing/sample-upstream'
import { startGateway } from '../testing/start-gateway'

const order = '320/240/cover/center/transparent/5/webp/90'
const pathOf = (name: string) =>
  `/media_stream-image/media/stagona/uploads/products/${name}.png/${order}`
const drawn = () => new Response('bytes', { headers: { 'content-type': 'image/webp' } })

type Draw = (url: string, request: UpstreamRequest) => Response | Promise<Response>

function startWith(draw: Draw, variables: Record<string, string> = {}) {
  const gateway = startGateway({
    variables: { UPSTREAM_TIMEOUT_MS: '20', ...variables },
    upstream: (url, request) =>
      url.includes('/media_stream-image/') ? draw(url, request) : sampleUpstream(url),
  })
  const statusOf = async (path: string) => (await gateway.ask(path)).status
  const from = async (address: string, path: string) =>
    (await gateway.app.request(path, {}, { address })).status
  return { ...gateway, statusOf, from }
}

/** An image service whose pictures the test finishes. */
function slowService() {
  const waiting: (() => void)[] = []
  let most = 0
  return {
    most: () => most,
    draw: () =>
      new Promise<Response>((resolve) => {
        waiting.push(() => resolve(drawn()))
        most = Math.max(most, waiting.length)
      }),
    /** Finishes all pictures, one after another. */
    async finishAll(): Promise<void> {
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve))
        const next = waiting.shift()
        if (!next) return
        next()
      }
    },
  }
}

describe('pictures', () => {
  it('fail without affecting the API if the image service fails', async () => {
    const { statusOf } = startWith(unreachable, { BREAKER_CALLS: '5' })
    const statuses: number[] = []
    for (let at = 0; at < 7; at += 1) statuses.push(await statusOf(pathOf(`p${at}`)))
    expect(statuses).toEqual([502, 502, 502, 502, 502, 503, 503])
    expect(await statusOf('/api/health')).toBe(200)
    expect(await statusOf('/api/products/3')).toBe(200)
  })

  it('that time out do not stop the others', async () => {
    const { from } = startWith(
      (url, request) => (url.includes('slow') ? unanswered(url, request) : drawn()),
      { BREAKER_CALLS: '5' },
    )
    for (let at = 0; at < 12; at += 1) {
      expect(await from('10.0.0.1', pathOf(`slow${at}`))).toBe(504)
      expect(await from(`10.0.1.${at}`, pathOf('p1'))).toBe(200)
    }
  })

  it('are rendered a few at a time, in total and for one address', async () => {
    const { draw, most, finishAll } = slowService()
    const { from } = startWith(draw, {
      UPSTREAM_TIMEOUT_MS: '10000',
      PICTURES_AT_ONCE: '3',
      PICTURES_AT_ONCE_EACH: '2',
    })
    const ofOne = Array.from({ length: 9 }, (_, at) => from('10.0.0.1', pathOf(`p${at}`)))
    await new Promise((resolve) => setImmediate(resolve))
    expect(most()).toBe(2)
    const ofOther = Array.from({ length: 9 }, (_, at) => from('10.0.0.2', pathOf(`p${at}`)))
    await new Promise((resolve) => setImmediate(resolve))
    expect(most()).toBe(3)
    await finishAll()
    expect(new Set(await Promise.all([...ofOne, ...ofOther]))).toEqual(new Set([200]))
    expect(most()).toBe(3)
  })

  it('of one address that requests very many are refused for a while, those of others are served', async () => {
    const { draw, finishAll } = slowService()
    const { app } = startWith(draw, {
      UPSTREAM_TIMEOUT_MS: '10000',
      PICTURES_AT_ONCE_EACH: '2',
      PICTURES_WAITING_EACH: '5',
    })
    const ask = (address: string, name: string) => app.request(pathOf(name), {}, { address })
    const flood = Array.from({ length: 50 }, (_, at) => ask('2001:db8::1', `p${at}`))
    const others = Array.from({ length: 6 }, (_, at) => ask(`10.0.0.${at}`, `p${at}`))
    await finishAll()
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(7)
    const refused = (await Promise.all(flood)).find(({ status }) => status === 503)
    expect(refused?.headers.get('retry-after')).toBe('2')
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(6).fill(200))
  })
})
