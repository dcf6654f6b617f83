import fc from 'fast-check'
import {
  type MediaOptions,
  type MediaProblem,
  mediaFits,
  mediaFormats,
  mediaMaxSide,
  mediaPositions,
} from './media-path'
import { mediaUrl } from './media-url'
import { parseMediaPath, siteOrders } from './parse-media-path'
import { pictureSizes, type SitePictureName, sitePictures } from './site-pictures'

/** Folders that hold pictures. */
const mediaRoots = ['media/stagona/uploads/', 'media/t_2/uploads/', 'static/images/'] as const

const tail = '100/100/contain/entropy/transparent/5/webp/90'
const path = (source: string, words = tail) => `/media_stream-image/${source}/${words}`

const problemOf = (raw: string): MediaProblem | 'understood' => {
  const reading = parseMediaPath(raw)
  return reading.ok ? 'understood' : reading.problem
}

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => value.toString(16).padStart(6, '0').toUpperCase())

const options: fc.Arbitrary<MediaOptions> = fc.record({
  width: fc.integer({ min: 1, max: mediaMaxSide }),
  height: fc.integer({ min: 1, max: mediaMaxSide }),
  fit: fc.constantFrom(...mediaFits),
  position: fc.constantFrom(...mediaPositions),
  background: fc.oneof(fc.constant('transparent'), hex),
  trimThreshold: fc.integer({ min: 0, max: 255 }),
  format: fc.constantFrom(...mediaFormats),
  quality: fc.integer({ min: 1, max: 100 }),
})

const fileName = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    fc.constantFrom('Σταγόνα γνώσης.jpg', 'ΐ.png', 'a+b & c;d=e.webp', '100% δικό σας.gif'),
  )
  .filter((name) => !/[/\\\p{Control}]|^\.{1,2}$|%[\da-f]{2}|^[a-z][a-z\d+.-]*:/iu.test(name))

const source = fc
  .tuple(fc.constantFrom(...mediaRoots), fc.array(fileName, { minLength: 1, maxLength: 4 }))
  .map(([root, names]) => root + names.join('/'))

describe('parseMediaPath', () => {
  it('reads what mediaUrl writes', () => {
    fc.assert(
      fc.property(source, options, (wanted, order) => {
        expect(parseMediaPath(mediaUrl(wanted, order))).toEqual({
          ok: true,
          source: wanted,
          options: order,
        })
      }),
      { numRuns: 500 },
    )
  })

  it('never throws, and never returns a source outside the picture folders', () => {
    const piece = fc.constantFrom(
      ...['..', '.', '%2e%2e', '%2f', '%5c', '\\', '%00', '', 'http:', 'media', 'uploads', 'a.jpg'],
      ...['%', '%c0%af', '%252e', 'static', 'images', '%CE%B1', '@127.0.0.1', '~', ';'],
    )
    const raw = fc.array(fc.array(piece, { maxLength: 3 }).map((parts) => parts.join('')))
    fc.assert(
      fc.property(raw, (segments) => {
        for (const root of ['', 'media/stagona/uploads/']) {
          const reading = parseMediaPath(path(root + segments.join('/')))
          if (!reading.ok) continue
          const { pathname } = new URL(reading.source, 'http://pictures.example/')
          expect(mediaRoots.some((folder) => pathname.startsWith(`/${folder}`))).toBe(true)
        }
      }),
      { numRuns: 3000 },
    )
  })

  it('accepts loose spellings and returns the strict one', () => {
    const words = '10/10/cover/centre/black/0/jpeg/1'
    expect(parseMediaPath(path('static/images/default.png', words))).toEqual({
      ok: true,
      source: 'static/images/default.png',
      options: {
        width: 10,
        height: 10,
        fit: 'cover',
        position: 'center',
        background: '000000',
        trimThreshold: 0,
        format: 'jpeg',
        quality: 1,
      },
    })
  })

  it.each<[string, MediaProblem]>([
    ['/elsewhere/media/stagona/uploads/a.jpg', 'notMediaPath'],
    ['/media_stream-image', 'notMediaPath'],
    ['/media_stream-image/', 'missingParts'],
    [`/media_stream-image/${tail}`, 'missingParts'],
    [path('media/stagona/uploads/../../etc/passwd'), 'traversal'],
    [path('media/stagona/uploads/%2e%2e/%2E%2E/etc/passwd'), 'traversal'],
    [path('media/stagona/uploads/.%2e/a.jpg'), 'traversal'],
    [path('media/stagona/uploads/./a.jpg'), 'traversal'],
    [path('media/stagona/uploads/..%2f..%2fetc%2fpasswd'), 'separator'],
    [path('media%2Fuploads%2Fa.jpg'), 'separator'],
    [path('media/stagona/uploads/..%5c..%5cwin.ini'), 'separator'],
    [path('media/stagona/uploads/..\\win.ini'), 'separator'],
    [path('media/stagona/uploads/%252e%252e/a.jpg'), 'encodedTwice'],
    [path('media/stagona/uploads/a%2500.jpg'), 'encodedTwice'],
    [path('media/stagona/uploads/a.jpg%00.png'), 'controlCharacter'],
    [path('media/stagona/uploads/a%0d%0ab.png'), 'controlCharacter'],
    [path('media/stagona/uploads/%c0%ae%c0%ae/a.jpg'), 'badEncoding'],
    [path('media/stagona/uploads/%E0%A4%A.jpg'), 'badEncoding'],
    [path('media/stagona/uploads//a.jpg'), 'emptySegment'],
    [path('media/stagona/uploads/'), 'emptySegment'],
    [path('/etc/passwd'), 'absoluteSource'],
    [path('//evil.example/a.jpg'), 'absoluteSource'],
    [path('http://127.0.0.1/a.jpg'), 'absoluteSource'],
    [path('http%3A%2F%2F127.0.0.1%2Fa.jpg'), 'separator'],
    [path('http%3a/127.0.0.1/a.jpg'), 'absoluteSource'],
    [path('file:///etc/passwd'), 'absoluteSource'],
    [path('data:image/png;base64,AAAA'), 'absoluteSource'],
    [path('media/stagona/uploads/http:/127.0.0.1/a.jpg'), 'absoluteSource'],
    [path('media/private/a.jpg'), 'foreignRoot'],
    [path('Media/Uploads/a.jpg'), 'foreignRoot'],
    [path('static/imagesx/a.jpg'), 'foreignRoot'],
    [path('media/uploads/a.jpg'), 'foreignRoot'],
    [path('media/Stagona/uploads/a.jpg'), 'foreignRoot'],
    [path('media/a/b/uploads/a.jpg'), 'foreignRoot'],
    [path('x/media/stagona/uploads/a.jpg'), 'foreignRoot'],
    [path('media/stagona/uploads'), 'foreignRoot'],
    [path(`media/stagona/uploads/${'a'.repeat(513)}`), 'tooLong'],
    [path(`media/stagona/uploads/${'a'.repeat(5000)}`), 'tooLong'],
    [path('media/stagona/uploads/a.jpg', '0/1/cover/left/white/5/webp/90'), 'badWidth'],
    [path('media/stagona/uploads/a.jpg', '1/4097/cover/left/white/5/webp/90'), 'badHeight'],
    [path('media/stagona/uploads/a.jpg', '1/01/cover/left/white/5/webp/90'), 'badHeight'],
    [path('media/stagona/uploads/a.jpg', '1/1e2/cover/left/white/5/webp/90'), 'badHeight'],
    [path('media/stagona/uploads/a.jpg', '1/1/COVER/left/white/5/webp/90'), 'badFit'],
    [path('media/stagona/uploads/a.jpg', '1/1/cover/middle/white/5/webp/90'), 'badPosition'],
    [path('media/stagona/uploads/a.jpg', '1/1/cover/left/fff/5/webp/90'), 'badBackground'],
    [path('media/stagona/uploads/a.jpg', '1/1/cover/left/white/256/webp/90'), 'badTrimThreshold'],
    [path('media/stagona/uploads/a.jpg', '1/1/cover/left/white/5/svg/90'), 'badFormat'],
    [path('media/stagona/uploads/a.jpg', '1/1/cover/left/white/5/webp/0'), 'badQuality'],
    [path('media/stagona/uploads/a.jpg', `${tail}/extra`), 'badHeight'],
    [`${path('media/stagona/uploads/a.jpg')}/`, 'badHeight'],
  ])('refuses %s as %s (reliability A1, 12–13)', (raw, problem) => {
    expect(problemOf(raw)).toBe(problem)
  })
})

const imageSource = 'media/stagona/uploads/blog/a.jpg'
const names = Object.keys(sitePictures) as SitePictureName[]
const endOf = (address: string) => address.split('/').slice(-8).join('/')

it('lists each preset of the site in each of its widths (R349)', () => {
  const ends = names.flatMap((preset) =>
    pictureSizes(preset).map((size) => endOf(mediaUrl(imageSource, { preset, ...size }))),
  )
  expect([...siteOrders.keys()].sort()).toEqual([...new Set(ends)].sort())
})

it('includes the default size of each preset, fewer than 50 in all', () => {
  for (const preset of names) {
    expect([...siteOrders.keys()]).toContain(endOf(mediaUrl(imageSource, { preset })))
  }
  expect(siteOrders.size).toBeGreaterThan(names.length)
  expect(siteOrders.size).toBeLessThan(50)
})

it('has no more than two megapixels', () => {
  for (const order of siteOrders.keys()) {
    const [width = 0, height = 0] = order.split('/').map(Number)
    expect(width * height).toBeLessThanOrEqual(2_000_000)
    expect(Math.max(width, height)).toBeLessThanOrEqual(mediaMaxSide)
  }
})
