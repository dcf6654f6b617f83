import { mediaUrl } from '#contract/media/media-url'
import { siteOrders } from '#contract/media/parse-media-path'
import { type FluidPictureName, pictureSizes, sitePictures } from '#contract/media/site-pictures'
import { builtImage } from './built-image'

const kinds = Object.entries(sitePictures)
  .filter(([, picture]) => 'sizes' in picture)
  .map(([kind]) => kind as FluidPictureName)
const source = 'media/stagona/uploads/blog/Σταγόνα 1.jpg'

it.each(kinds)('has %s in the widths of its preset (R349)', (preset) => {
  const widths = pictureSizes(preset).map(
    (size) => `${mediaUrl(source, { preset, ...size })} ${size.width}w`,
  )
  expect(builtImage(source, preset)).toEqual({
    src: mediaUrl(source, { preset }),
    srcSet: widths.join(', '),
  })
})

it.each(kinds)('has %s only in sizes that the gateway accepts', (preset) => {
  const { src = '', srcSet = '' } = builtImage(source, preset) ?? {}
  const addresses = [src, ...srcSet.split(', ').map((entry) => entry.split(' ')[0] ?? '')]
  expect(addresses.length).toBeGreaterThan(2)
  for (const address of addresses) {
    expect([...siteOrders.keys()]).toContain(address.split('/').slice(-8).join('/'))
  }
})

it.each(['', 'https://evil.example/a.jpg', 'media/stagona/uploads/../a.jpg', 'elsewhere/a.jpg'])(
  'is null for «%s» (R331)',
  (refused) => {
    expect(builtImage(refused, 'lesson')).toBeNull()
  },
)
