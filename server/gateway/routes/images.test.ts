import { startGateway } from '../testing/start-gateway'

const size = '720/450/cover/center/transparent/5/webp/90'
const path = `/media_stream-image/media/stagona/uploads/blog/a.jpg/${size}`

function withPicture(headers: Record<string, string> = {}, status = 200) {
  return startGateway({
    variables: { IMAGE_SERVICE_URL: 'http://images.internal:9000' },
    upstream: () =>
      new Response(status === 304 ? null : 'bytes', {
        status,
        headers: {
          'content-type': 'image/webp',
          'cache-control': 'max-age=31104000, public, immutable',
          etag: '"x"',
          server: 'sharp',
          ...headers,
        },
      }),
  })
}

it('serves a picture of the image service from our own origin', async () => {
  const { ask, calls } = withPicture({ 'set-cookie': 'a=b' })
  const answer = await ask(path)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('bytes')
  const rendered = path.replace('/webp/90', '/90.webp')
  expect(calls[0]?.url).toBe(`http://images.internal:9000${rendered}`)
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'image/webp',
    etag: '"x"',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-site',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
})

it.each([
  ['social', '1200/630/cover/center/transparent/5/jpg/90', '5/90.jpeg'],
  ['feed', '1200/900/cover/center/transparent/5/jpg/90', '5/90.jpeg'],
])('asks for %s pictures by the name that the service has for JPEG', async (_, order, end) => {
  const { ask, calls } = withPicture({ 'content-type': 'image/jpeg' })
  const answer = await ask(`/media_stream-image/media/stagona/uploads/blog/a.jpg/${order}`)
  expect(answer.status).toBe(200)
  expect(calls[0]?.url).toMatch(new RegExp(`/a\\.jpg/1200/\\d+/cover/center/transparent/${end}$`))
})

it('shows the placeholder of the service, and lets nobody keep it', async () => {
  const { ask } = startGateway({
    upstream: () => new Response('drop', { headers: { 'content-type': 'image/webp' } }),
  })
  const answer = await ask(path)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

it('accepts Greek file names', async () => {
  const { ask, calls } = withPicture()
  const answer = await ask(`/media_stream-image/media/stagona/uploads/φωτο 1.jpg/${size}`)
  expect(answer.status).toBe(200)
  expect(calls[0]?.url).toContain(encodeURIComponent('φωτο 1.jpg'))
})

it('answers 304 for an unchanged picture', async () => {
  const { ask, calls } = withPicture({}, 304)
  const answer = await ask(path, { headers: { 'if-none-match': '"x"', cookie: 'a=b' } })
  expect(answer.status).toBe(304)
  expect(calls[0]?.headers).toEqual({
    accept: 'image/*',
    'if-none-match': '"x"',
    traceparent: expect.any(String),
  })
})

it('sends an SVG image as an attachment', async () => {
  const { ask } = withPicture({ 'content-type': 'image/svg+xml' })
  expect((await ask(path)).headers.get('content-disposition')).toBe('attachment')
})

it.each([
  `/media_stream-image/http:%20127.0.0.1/x.jpg/${size}`,
  `/media_stream-image/https:/evil.example/x.jpg/${size}`,
  `/media_stream-image/media/a:80/x.jpg/${size}`,
  `/media_stream-image/media/.../x.jpg/${size}`,
  `/media_stream-image/etc/passwd/${size}`,
  `/media_stream-image/media/${size}`,
  `/media_stream-image/media/uploads/a.jpg/${size}`,
  `/media_stream-image/media/Other/uploads/a.jpg/${size}`,
  `/media_stream-image/media/stagona/private/a.jpg/${size}`,
  '/media_stream-image/media/a.jpg',
  `/media_stream-image/media/9shop/uploads/a.jpg/${size}`,
  `/media_stream-image/static/images/more/a.png/${size}`,
])('refuses %s without an upstream call (A1-13)', async (target) => {
  const { ask, calls } = withPicture()
  expect((await ask(target)).status).toBe(400)
  expect(calls).toEqual([])
})

it.each([
  ['width', size.replace('720', '721')],
  ['quality', size.replace('90', '89')],
])('answers 404 to another %s without an upstream call', async (_, order) => {
  const { ask, calls } = withPicture()
  const answer = await ask(`/media_stream-image/media/stagona/uploads/blog/a.jpg/${order}`)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(calls).toEqual([])
})

it('answers 502 where a picture breaks off', async () => {
  const { ask } = startGateway({
    upstream: () => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('half'))
          controller.error(new Error('the image service hung up'))
        },
      })
      return new Response(body, {
        headers: { 'content-type': 'image/webp', 'content-length': '8' },
      })
    },
  })
  const answer = await ask(path)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([502, 'no-store'])
})

it.each([
  [404, {}, 404],
  [500, {}, 502],
  [200, { 'content-type': 'text/html' }, 502],
  [302, { location: 'http://169.254.169.254/' }, 502],
])('answers %i %j of the image service with %i', async (status, headers, expected) => {
  const { ask } = withPicture(headers, status)
  const answer = await ask(path)
  expect(answer.status).toBe(expected)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it('accepts no other method', async () => {
  const { ask, calls } = withPicture()
  expect((await ask(path, { method: 'DELETE' })).status).toBe(405)
  expect(calls).toEqual([])
})
