import { mediaUrl } from '#contract/media/media-url'
import {
  type FluidPictureName,
  pictureSizes,
  type SitePictureName,
  sitePictures,
} from '#contract/media/site-pictures'
import { pictureImage, pictureUrl } from './picture-address'

const kinds = Object.keys(sitePictures) as SitePictureName[]
const fluid = kinds.filter((kind): kind is FluidPictureName => 'sizes' in sitePictures[kind])
const sources = ['media/stagona/uploads/blog/a.jpg', "static/images/Το 1ο (νέο)!* & 'άλλο'.png"]
const refused = [
  '',
  'https://evil.example/a.jpg',
  '/media/stagona/uploads/a.jpg',
  'elsewhere/a.jpg',
  'media/stagona/uploads/../a.jpg',
  'media/stagona/uploads//a.jpg',
  'media/stagona/uploads/a%2Fb.jpg',
  'media/stagona/uploads/a\\b.jpg',
  'media/stagona/uploads/a\u0000.jpg',
  'media/stagona/uploads/\uD800.jpg',
  `media/stagona/uploads/${'a'.repeat(512)}.jpg`,
]

describe('URLs of images', () => {
  it.each(sources)('of %p equal those of the API contract (R309)', (source) => {
    for (const preset of kinds)
      expect(pictureUrl(source, preset)).toBe(mediaUrl(source, { preset }))
    for (const preset of fluid) {
      const widths = pictureSizes(preset).map(
        (size) => `${mediaUrl(source, { preset, ...size })} ${size.width}w`,
      )
      expect(pictureImage(source, preset)).toEqual({
        src: mediaUrl(source, { preset }),
        srcSet: widths.join(', '),
      })
    }
  })

  it.each(refused)('refuse %p like the API contract (R331)', (source) => {
    for (const preset of kinds) {
      expect(pictureUrl(source, preset)).toBeUndefined()
      expect(() => mediaUrl(source, { preset })).toThrow()
    }
    for (const preset of fluid) expect(pictureImage(source, preset)).toBeNull()
  })
})
