import sharp from 'sharp'
import { type MediaOptions, mediaDefaults, mediaFormats } from '#contract/media/media-path'
import { pictureOrder, sitePictures } from '#contract/media/site-pictures'
import { imageServicePath } from '#upstream/image-service'
import { createImageRoutes } from './routes'

const lesson = 'media/stagona/uploads/blog/mnimi.png'
const app = createImageRoutes({ hasPicture: (source) => source === lesson })

const pathOf = (source: string, order: Partial<MediaOptions> = {}) =>
  imageServicePath(source, { ...mediaDefaults, ...order }) ?? ''
const cartLine = pictureOrder('cartLine', sitePictures.cartLine)

async function measured(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer())
  return { bytes, ...(await sharp(bytes).metadata()) }
}

describe('image routes', () => {
  it.each(mediaFormats)(
    'answers %s with its type, its size and a lifetime of one year',
    async (format) => {
      const response = await app.request(pathOf(lesson, { format, width: 120, height: 90 }))
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

  it('always has the placeholder', async () => {
    const response = await app.request(pathOf('static/images/default.png'))
    expect(response.status).toBe(200)
  })

  it('answers 304 to a matching ETag, and HEAD without a body', async () => {
    const url = pathOf(lesson, cartLine)
    const etag = (await app.request(url)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    const again = await app.request(url, { headers: { 'If-None-Match': `"other", W/${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await app.request(url, { headers: { 'If-None-Match': '"other"' } })
    expect(other.status).toBe(200)
    const head = await app.request(url, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('renders once for concurrent requests, and answers from memory after that', async () => {
    const uploadOf = jest.fn(async () => undefined)
    const images = createImageRoutes({ hasPicture: () => true, uploadOf })
    const url = pathOf(lesson, cartLine)
    await Promise.all([images.request(url), images.request(url)])
    await images.request(url)
    expect(uploadOf).toHaveBeenCalledTimes(1)
  })

  it('answers its placeholder, without a lifetime, for an unknown picture', async () => {
    const response = await app.request(pathOf('media/stagona/uploads/blog/unknown.png'))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBeNull()
  })

  it('does not decode an uploaded picture that is too large', async () => {
    const size = { width: 6000, height: 6000 }
    const sent = await sharp({ create: { ...size, channels: 3, background: '#0088cc' } })
      .png()
      .toBuffer()
    const sending = createImageRoutes({ hasPicture: () => true, uploadOf: async () => sent })
    const response = await sending.request(pathOf(lesson, cartLine))
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ detail: expect.stringContaining('not rendered') })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  const words = '10/10/cover/center/transparent/5/90.webp'

  it('refuses an address with 404 without looking the picture up', async () => {
    const path = `/media_stream-image/http://127.0.0.1:8100/mnimi.png/${words}`
    const hasPicture = jest.fn(() => true)
    const response = await createImageRoutes({ hasPicture }).request(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ detail: expect.any(String) })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(hasPicture).not.toHaveBeenCalled()
  })

  it('reads the raw request path, not a normalised URL', async () => {
    const raw = `/media_stream-image/media/stagona/uploads/x/%2e%2e/blog/mnimi.png/${words}?size=large`
    const folded = `/media_stream-image/media/stagona/uploads/blog/mnimi.png/${words}`
    const response = await app.request(folded, {}, { incoming: { url: raw } })
    expect(response.status).toBe(400)
  })
})
