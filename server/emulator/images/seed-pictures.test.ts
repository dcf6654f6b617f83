import * as z from 'zod/mini'
import { emulatorPerFile } from '../testing/test-emulator'
import { pictureOfSource, seededPictures } from './picture-of-source'
import { hasPicture } from './queries'

const emulator = emulatorPerFile()

const small = (source: string) =>
  `/media_stream-image/${source}/16/12/contain/entropy/transparent/5/90.webp`

/** Relative luminance of a colour such as `#d5ebfa` (WCAG). */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('pictures', () => {
  it('have grounds that are not too bright for a dark page', () => {
    const bright = seededPictures.filter((path) => {
      const svg = pictureOfSource(`media/stagona/uploads/${path}.png`)
      const ground = /<rect[^>]* width="1600" height="1200" fill="(#[0-9a-f]{6})"/.exec(svg)?.[1]
      return ground !== undefined && luminanceOf(ground) > 0.84
    })
    expect(bright).toEqual([])
  })

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
