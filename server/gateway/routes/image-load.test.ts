import { fakeApi } from '../testing/fake-api'
import { startGateway } from '../testing/start-gateway'

const order = '320/240/cover/center/transparent/5/webp/90'
const pathOf = (name: string) =>
  `/media_stream-image/media/stagona/uploads/products/${name}.png/${order}`
const drawn = () => new Response('bytes', { headers: { 'content-type': 'image/webp' } })

function startWith(draw: () => Promise<Response>, variables: Record<string, string>) {
  const { app } = startGateway({
    variables: { UPSTREAM_TIMEOUT_MS: '10000', ...variables },
    upstream: (url) => (url.includes('/media_stream-image/') ? draw() : fakeApi(url)),
  })
  return (address: string, name: string) => app.request(pathOf(name), {}, { address })
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
  it('are rendered a few at a time, in total and for one address', async () => {
    const { draw, most, finishAll } = slowService()
    const ask = startWith(draw, { PICTURES_AT_ONCE: '3', PICTURES_AT_ONCE_EACH: '2' })
    const ofOne = Array.from({ length: 9 }, (_, at) => ask('10.0.0.1', `p${at}`))
    await new Promise((resolve) => setImmediate(resolve))
    expect(most()).toBe(2)
    const ofOther = Array.from({ length: 9 }, (_, at) => ask('10.0.0.2', `p${at}`))
    await new Promise((resolve) => setImmediate(resolve))
    expect(most()).toBe(3)
    await finishAll()
    const answers = await Promise.all([...ofOne, ...ofOther])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(most()).toBe(3)
  })

  it('of one address that requests very many are refused for a while, those of others are served', async () => {
    const { draw, finishAll } = slowService()
    const ask = startWith(draw, { PICTURES_AT_ONCE_EACH: '2', PICTURES_WAITING_EACH: '5' })
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
