import { servicePictures } from './service-pictures'

const url = 'http://images.example'
const source = (name: string) => `media/stagona/uploads/blog/${name}.png`

const image = (status: number, headers: Record<string, string> = {}) =>
  new Response('ok', { status, headers: { 'content-type': 'image/jpeg', ...headers } })
const drawn = () => image(200, { 'cache-control': 'public, max-age=31104000' })

function answering(...answers: readonly (() => Response)[]) {
  const waiting = [...answers]
  const fetch = jest.fn(async (_url: string | URL | Request) => {
    const answer = waiting.shift()
    if (!answer) throw new Error('no answer')
    return answer()
  })
  return { fetch, ...servicePictures({ url, fetch, timeoutMs: 1000 }) }
}

it('asks in the spelling of the service', async () => {
  const { fetch, readPicture, report } = answering(drawn)
  expect((await readPicture(source('a')))?.toString()).toBe('ok')
  expect(fetch.mock.calls[0]?.[0]).toBe(
    `${url}/media_stream-image/${source('a')}/1200/900/cover/center/transparent/5/90.jpeg`,
  )
  expect(report()).toBeNull()
})

it.each([
  ['another type', () => new Response('ok', { headers: { 'content-type': 'text/html' } })],
  ['a refusal', () => image(400)],
  ['nothing under that address', () => image(404)],
])('has no picture where the service answers %s', async (_, answer) => {
  expect(await answering(answer).readPicture(source('a'))).toBeNull()
})

it.each([
  ['its placeholder', () => image(200)],
  ['that it is broken', () => image(502)],
  ['that too much is asked', () => image(429)],
])('rejects what may be there the next time: %s', async (_, answer) => {
  await expect(answering(answer).readPicture(source('a'))).rejects.toThrow('now')
})

it('does not ask any more once the service has stopped to answer', async () => {
  const { fetch, readPicture } = answering()
  for (let at = 0; at < 20; at += 1)
    await expect(readPicture(source('a'))).rejects.toThrow('answer')
  expect(fetch.mock.calls.length).toBeLessThan(6)
})

it('says in one line how many pictures are missing, and names the first', async () => {
  const { readPicture, report } = answering(
    drawn,
    () => image(400),
    () => image(200),
  )
  const sources = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(source)
  for (const one of ['', ...sources, 'else\u001b/where\n.png']) {
    await readPicture(one).catch(() => null)
  }
  const line = report() ?? ''
  expect(line).toContain('http://images.example did not draw 7 of 8 pictures')
  expect(line).toContain('/b.png/1200/900/cover/center/transparent/5/90.jpeg (answered 400)')
  expect(line).toContain('/c.png/1200/900/cover/center/transparent/5/90.jpeg (a placeholder)')
  expect(line).toMatch(/\/d\.png\S+ \(no answer\).*, …$/)
  expect(line).not.toMatch(/\p{C}/u)
})
