import { mediaFits, mediaFormats, mediaPositions } from '#contract/media/media-path'
import { siteOrders } from '#contract/media/parse-media-path'
import { imageServicePath } from '#upstream/image-service'
import { readPicturePath } from './read-picture-path'

const upload = 'media/stagona/uploads/blog/a.jpg'
const words = '100/80/cover/center/transparent/5/90.webp'
const read = (source: string, order = words) =>
  readPicturePath(`/media_stream-image/${source}/${order}`)
const statusOf = (...path: Parameters<typeof read>) => {
  const reading = read(...path)
  return reading.ok ? 200 : reading.status
}

it('reads source and options', () => {
  expect(read('media/t_2/uploads/%CE%B1/b.png', '8/0/inside/centre/%23fff/0/1.jpeg')).toEqual({
    ok: true,
    source: 'media/t_2/uploads/α/b.png',
    options: {
      width: 8,
      height: 0,
      fit: 'inside',
      position: 'centre',
      background: '#fff',
      trimThreshold: 0,
      format: 'jpeg',
      quality: 1,
    },
  })
})

it('takes a colour that it does not know for white', () => {
  const reading = read(upload, words.replace('transparent', '000000'))
  expect(reading.ok && reading.options.background).toBe('#FFFFFF')
})

it.each([
  ['the spelling of the browser', upload, '100/80/cover/center/transparent/5/webp/90'],
  ['an option too few', 'media/s/uploads/a.jpg', '100/80/cover/center/transparent/90.webp'],
  ['a folder that is no shop’s', 'media/private/a.jpg'],
  ['a folder of the API’s own images', 'static/images/more/a.png'],
  ['another root', 'etc/passwd'],
])('answers 404 to %s', (_what, source, order = words) => {
  expect(statusOf(source, order)).toBe(404)
})

it.each([
  ['format', '100/80/cover/center/transparent/5/90.jpg'],
  ['format', '100/80/cover/center/transparent/5/90.bmp'],
  ['fit', '100/80/crop/center/transparent/5/90.webp'],
  ['position', '100/80/cover/middle/transparent/5/90.webp'],
  ['width', '8193/80/cover/center/transparent/5/90.webp'],
  ['height', '100/high/cover/center/transparent/5/90.webp'],
  ['trimThreshold', '100/80/cover/center/transparent/101/90.webp'],
  ['quality', '100/80/cover/center/transparent/5/0.webp'],
])('answers 400 to another %s (%s)', (name, order) => {
  expect(read(upload, order)).toEqual({
    ok: false,
    status: 400,
    detail: `Invalid ${name} parameter`,
  })
})

it.each(['media/Shop/uploads/a.jpg', 'media/9shop/uploads/a.jpg', 'media/s/uploads/100%25.jpg'])(
  'answers 400 to %s',
  (source) => expect(statusOf(source)).toBe(400),
)

describe('what gateway and build ask for', () => {
  const asked = (source: string, options = [...siteOrders.values()]) =>
    options.map((one) => imageServicePath(source, one))

  it.each([upload, 'media/_/uploads/α β/(1)+@,~.png', 'static/images/default.png'])(
    'is never refused: %s',
    (source) => {
      for (const path of asked(source)) {
        expect(path).not.toBeNull()
        expect(readPicturePath(path ?? '')).toMatchObject({ ok: true, source })
      }
    },
  )

  it('has no fit, position, format or colour that is refused', () => {
    const [order] = [...siteOrders.values()]
    if (!order) throw new Error('The site has no pictures.')
    const orders = [
      ...mediaFits.map((fit) => ({ ...order, fit })),
      ...mediaPositions.map((position) => ({ ...order, position })),
      ...mediaFormats.map((format) => ({ ...order, format })),
      { ...order, background: 'A1B2C3' },
    ]
    for (const [at, path] of asked(upload, orders).entries()) {
      const { format, background } = orders[at] ?? order
      expect(readPicturePath(path ?? '')).toMatchObject({
        ok: true,
        options: {
          format: format === 'jpg' ? 'jpeg' : format,
          background: background === 'transparent' ? background : `#${background}`,
        },
      })
    }
  })

  it.each([
    'media/9shop/uploads/a.jpg',
    'media/Shop/uploads/a.jpg',
    'media/private/a.jpg',
    'static/images/more/a.png',
    'media/s/uploads/100%.jpg',
    'media/s/uploads/../a.jpg',
    `media/${'s'.repeat(64)}/uploads/a.jpg`,
    '',
  ])('is nothing where the service would refuse %j', (source) => {
    expect([...new Set(asked(source))]).toEqual([null])
  })

  it('is nothing for an order out of bounds', () => {
    const [order] = [...siteOrders.values()]
    if (!order) throw new Error('The site has no pictures.')
    const wrong = [
      { width: 0 },
      { height: 8193 },
      { width: 8000, height: 8000 },
      { trimThreshold: 101 },
      { quality: 101 },
    ]
    expect(
      asked(
        upload,
        wrong.map((one) => ({ ...order, ...one })),
      ),
    ).toEqual(wrong.map(() => null))
  })
})
