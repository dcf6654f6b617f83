import sharp from 'sharp'
import { mediaFits, mediaFormats, mediaPositions } from '#contract/media/media-path'
import { mediaUrl } from '#contract/media/media-url'
import { createImageRoutes } from './routes'

const lesson = 'media/uploads/blog/mnimi.png'
const known = new Set([
  lesson,
  'media/uploads/products/τετράδιο.png',
  'media/uploads/users/eleni.png',
])
const app = createImageRoutes({ hasPicture: (source) => known.has(source) })

async function measured(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer())
  return { bytes, ...(await sharp(bytes).metadata()) }
}

describe('image routes', () => {
  it.each(mediaFormats)(
    'answers %s with its type, its size and a lifetime of one year',
    async (format) => {
      const response = await app.request(mediaUrl(lesson, { format, width: 120, height: 90 }))
      const image = await measured(response)
      const short = format === 'jpg' ? 'jpeg' : format
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe(`image/${short}`)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(response.headers.get('content-length')).toBe(String(image.bytes.byteLength))
      expect(image.format).toBe(format === 'avif' ? 'heif' : short)
      expect([image.width, image.height]).toEqual([120, 90])
    },
  )

  it.each([
    ['contain', [200, 200]],
    ['cover', [200, 200]],
    ['fill', [200, 200]],
    ['inside', [200, 150]],
    ['outside', [267, 200]],
  ] as const)('fits %s into %j', async (fit, size) => {
    const response = await app.request(mediaUrl(lesson, { fit, width: 200, height: 200 }))
    const image = await measured(response)
    expect([image.width, image.height]).toEqual(size)
  })

  it.each(mediaFits.flatMap((fit) => mediaPositions.map((position) => [fit, position] as const)))(
    'draws %s with position %s',
    async (fit, position) => {
      const response = await app.request(mediaUrl(lesson, { fit, position, width: 40, height: 16 }))
      expect(response.status).toBe(200)
    },
  )

  it.each([
    [1, 1],
    [1, 400],
    [400, 1],
    [96, 96],
    [1536, 1152],
  ])('draws %i × %i', async (width, height) => {
    const url = mediaUrl(lesson, { fit: 'cover', width, height, position: 'center' })
    const image = await measured(await app.request(url))
    expect([image.width, image.height]).toEqual([width, height])
  })

  it('draws people square and supports Greek names', async () => {
    const person = mediaUrl('media/uploads/users/eleni.png', {
      fit: 'inside',
      width: 96,
      height: 96,
    })
    const image = await measured(await app.request(person))
    expect([image.width, image.height]).toEqual([96, 96])
    const greek = await app.request(mediaUrl('media/uploads/products/τετράδιο.png'))
    expect(greek.status).toBe(200)
  })

  it('always has the placeholder', async () => {
    const response = await app.request(mediaUrl('static/images/default.png'))
    expect(response.status).toBe(200)
  })

  it('answers 304 to a matching ETag, and HEAD without a body', async () => {
    const url = mediaUrl(lesson, { preset: 'cartLine' })
    const etag = (await app.request(url)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    const again = await app.request(url, { headers: { 'If-None-Match': `"other", W/${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await app.request(url, { headers: { 'If-None-Match': '"other"' } })
    expect(other.status).toBe(200)
    const head = await app.request(url, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('renders the same bytes every time, also after eviction', async () => {
    const forgetful = createImageRoutes({ hasPicture: () => true, cacheBytes: 0 })
    const url = mediaUrl(lesson, { preset: 'lessonCard' })
    const one = await measured(await forgetful.request(url))
    const other = await measured(await forgetful.request(url))
    expect(one.bytes.equals(other.bytes)).toBe(true)
  })

  it('answers 404 as JSON for an unknown picture', async () => {
    const response = await app.request(mediaUrl('media/uploads/blog/unknown.png'))
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ detail: expect.any(String) })
  })

  it.each([
    ['6000 × 6000', { width: 6000, height: 6000 }],
    ['a line', { width: 20_000, height: 1 }],
    ['a ribbon', { width: 900, height: 100 }],
  ])('does not decode an uploaded picture of %s', async (_, size) => {
    const sent = await sharp({ create: { ...size, channels: 3, background: '#0088cc' } })
      .png()
      .toBuffer()
    const sending = createImageRoutes({ hasPicture: () => true, uploadOf: async () => sent })
    const response = await sending.request(mediaUrl(lesson, { preset: 'avatar' }))
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ detail: expect.stringContaining('not rendered') })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('renders no more pixels than allowed', async () => {
    const huge = mediaUrl(lesson, { width: 4096, height: 4096, format: 'avif' })
    expect((await app.request(huge)).status).toBe(400)
  })

  const words = '10/10/cover/center/transparent/5/webp/90'

  it.each([
    `/media_stream-image/media/uploads/..%2f..%2fetc%2fpasswd/${words}`,
    `/media_stream-image/media/uploads/%252e%252e/blog/mnimi.png/${words}`,
    `/media_stream-image/media/uploads/blog/mnimi.png%00.png/${words}`,
    `/media_stream-image/media/uploads/blog/..%5cmnimi.png/${words}`,
    `/media_stream-image/media/uploads//blog/mnimi.png/${words}`,
    `/media_stream-image//evil.example/mnimi.png/${words}`,
    `/media_stream-image/http://127.0.0.1:8100/mnimi.png/${words}`,
    `/media_stream-image/file:%2f%2f%2fetc%2fpasswd/${words}`,
    `/media_stream-image/private/mnimi.png/${words}`,
    '/media_stream-image/media/uploads/blog/mnimi.png',
    '/media_stream-image/media/uploads/blog/mnimi.png/10/10/crop/center/transparent/5/webp/90',
    '/media_stream-image/media/uploads/blog/mnimi.png/9999/10/cover/center/transparent/5/webp/90',
  ])('refuses %s with 400 without looking the picture up', async (path) => {
    const hasPicture = jest.fn(() => true)
    const response = await createImageRoutes({ hasPicture }).request(path)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ detail: expect.any(String) })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(hasPicture).not.toHaveBeenCalled()
  })

  it.each([
    `/media_stream-image/media/uploads/blog/../blog/mnimi.png/${words}`,
    `/media_stream-image/media/uploads/x/%2e%2e/blog/mnimi.png/${words}`,
    `/media_stream-image/media/uploads/x\\..\\blog/mnimi.png/${words}?size=large`,
  ])('reads the raw request path, not a normalised URL: %s', async (raw) => {
    const folded = `/media_stream-image/media/uploads/blog/mnimi.png/${words}`
    const response = await app.request(folded, {}, { incoming: { url: raw } })
    expect(response.status).toBe(400)
  })

  it('ignores a query', async () => {
    expect((await app.request(`${mediaUrl(lesson)}?v=1`)).status).toBe(200)
  })
})
