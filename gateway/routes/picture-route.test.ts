import { startGateway } from '../testing/start-gateway'

const size = '472/311/cover/attention/transparent/5/webp/90'
const path = `/media_stream-image/media/uploads/blog/a.jpg/${size}`

function withPicture(headers: Record<string, string> = {}, status = 200) {
  return startGateway({
    variables: { IMAGE_SERVICE_URL: 'http://images.internal:9000' },
    upstream: () =>
      new Response(status === 304 ? null : 'bytes', {
        status,
        headers: { 'content-type': 'image/webp', etag: '"x"', server: 'sharp', ...headers },
      }),
  })
}

it('brings a picture of the image service under our own origin (GW5)', async () => {
  const { ask, calls } = withPicture({ 'set-cookie': 'a=b' })
  const answer = await ask(path)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('bytes')
  expect(calls[0]?.url).toBe(`http://images.internal:9000${path}`)
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'image/webp',
    etag: '"x"',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-site',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
})

it('knows Greek file names', async () => {
  const { ask, calls } = withPicture()
  const answer = await ask(`/media_stream-image/media/uploads/φωτο 1.jpg/${size}`)
  expect(answer.status).toBe(200)
  expect(calls[0]?.url).toContain(encodeURIComponent('φωτο 1.jpg'))
})

it('says that a picture is still the same', async () => {
  const { ask, calls } = withPicture({}, 304)
  const answer = await ask(path, { headers: { 'if-none-match': '"x"', cookie: 'a=b' } })
  expect(answer.status).toBe(304)
  expect(calls[0]?.headers).toEqual({ accept: 'image/*', 'if-none-match': '"x"' })
})

it('hands over a drawing as a file to keep', async () => {
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
  '/media_stream-image/media/a.jpg',
  `/media_stream-image/media/a.jpg/${size.replace('472', '99999')}`,
  `/media_stream-image/media/a.jpg/${size.replace('472', '0')}`,
  `/media_stream-image/media/a.jpg/${size.replace('cover', 'crop')}`,
  `/media_stream-image/media/a.jpg/${size.replace('attention', 'x')}`,
  `/media_stream-image/media/a.jpg/${size.replace('transparent', 'red')}`,
  `/media_stream-image/media/a.jpg/${size.replace('webp', 'svg')}`,
  `/media_stream-image/media/a.jpg/${size.replace('90', '101')}`,
])('refuses %s and asks nobody (A1-13)', async (asked) => {
  const { ask, calls } = withPicture()
  expect((await ask(asked)).status).toBe(400)
  expect(calls).toEqual([])
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

it('takes no other method', async () => {
  const { ask, calls } = withPicture()
  expect((await ask(path, { method: 'DELETE' })).status).toBe(405)
  expect(calls).toEqual([])
})
