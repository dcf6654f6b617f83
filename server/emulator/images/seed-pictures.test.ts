import * as z from 'zod/mini'
import { emulatorPerFile } from '../testing/test-emulator'
import { hasPicture } from './queries'

const emulator = emulatorPerFile()

const small = (source: string) =>
  `/media_stream-image/${source}/16/12/contain/entropy/transparent/5/90.webp`

describe('pictures', () => {
  it.each([
    ['/api/v1/product/image', 'mainImagePath'],
    ['/api/v1/product/category/image', 'imagePath'],
    ['/api/v1/blog/post', 'mainImagePath'],
    ['/api/v1/blog/category', 'mainImagePath'],
  ])('all exist that %s references in %s', async (path, field) => {
    const rows = z.parse(
      z.array(z.record(z.string(), z.any())),
      await emulator.read(`${path}?pagination=false`),
    )
    expect(rows).not.toHaveLength(0)
    for (const row of rows) {
      expect(await hasPicture(emulator.store, String(row[field]))).toBe(true)
    }
  })

  it('of people are served, too', async () => {
    const reviews = z.parse(
      z.array(z.object({ user: z.object({ mainImagePath: z.string() }) })),
      await emulator.read('/api/v1/product/review?productId=1&pagination=false'),
    )
    const source = reviews[0]?.user.mainImagePath ?? ''
    const picture = await emulator.app.request(small(source))
    expect(picture.headers.get('content-type')).toBe('image/webp')
    const file = await emulator.app.request(`/${source}`)
    expect(file.status).toBe(302)
    expect(file.headers.get('location')).toContain(`/media_stream-image/${source}/1600/1200/`)
  })

  it.each(['media/stagona/uploads/blog/nobody.png', 'media/stagona/uploads/other/mathisi.png'])(
    '%s, which does not exist, is the placeholder, and 404 as a file',
    async (source) => {
      const picture = await emulator.app.request(small(source))
      expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, null])
      expect((await emulator.app.request(`/${source}`)).status).toBe(404)
    },
  )
})
