import { mediaPresets } from '../../../contract/media/media-presets'
import { mediaUrl } from '../../../contract/media/media-url'
import { fluidSrcSet } from '../../../contract/media/source-sets'
import { pictureSrcSet, pictureUrl } from './picture-address'

const orders = [
  mediaPresets.social,
  mediaPresets.avatar,
  { width: 640, height: 480, fit: 'cover', position: 'center' },
  { width: 4000, height: 4096 },
  { width: 200, height: 100, background: 'FFFFFF', trimThreshold: 0, quality: 1 },
] as const

const sources = ['media/uploads/blog/a.jpg', "static/images/Το 1ο (νέο)!* & 'άλλο'.png"]

const refused = [
  '',
  '/media/uploads/a.jpg',
  'https://elsewhere.gr/a.jpg',
  'media/uploads/../a.jpg',
  'media/uploads//a.jpg',
  'media/uploads/a%2Fb.jpg',
  'media/uploads/a\\b.jpg',
  'media/uploads/a\u0000.jpg',
  'elsewhere/a.jpg',
  `media/uploads/${'a'.repeat(512)}.jpg`,
]

describe('the address of a picture', () => {
  it.each(sources)('of %s is the one that the treaty writes (R309)', (source) => {
    for (const order of orders) {
      expect(pictureUrl(source, order)).toBe(mediaUrl(source, order))
      expect(pictureSrcSet(source, order)).toBe(fluidSrcSet(source, order))
    }
  })

  it.each(refused)('is none for %j, which the treaty refuses (R331)', (source) => {
    for (const order of orders) {
      expect(() => mediaUrl(source, order)).toThrow()
      expect(pictureUrl(source, order)).toBeUndefined()
      expect(pictureSrcSet(source, order)).toBeUndefined()
    }
  })
})
