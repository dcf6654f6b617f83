import { mediaMaxSide } from './media-options'
import { mediaUrl } from './media-url'
import { pictureSizes } from './picture-sizes'
import { siteOrders } from './site-orders'
import { type SitePictureName, sitePictures } from './site-pictures'

const source = 'media/uploads/blog/a.jpg'
const names = Object.keys(sitePictures) as SitePictureName[]
const endOf = (address: string) => address.split('/').slice(-8).join('/')

it('lists each picture of the site as its preset makes it, in each of its widths (R349)', () => {
  const ends = names.flatMap((preset) =>
    pictureSizes(preset).map((size) => endOf(mediaUrl(source, { preset, ...size }))),
  )
  expect([...siteOrders].sort()).toEqual([...new Set(ends)].sort())
})

it('has each picture in the size that its page names, and in a few others', () => {
  for (const preset of names) expect(siteOrders).toContain(endOf(mediaUrl(source, { preset })))
  expect(siteOrders.size).toBeGreaterThan(names.length)
  expect(siteOrders.size).toBeLessThan(50)
})

it('draws nothing large: no order has more than two megapixels', () => {
  for (const order of siteOrders) {
    const [width = 0, height = 0] = order.split('/').map(Number)
    expect(width * height).toBeLessThanOrEqual(2_000_000)
    expect(Math.max(width, height)).toBeLessThanOrEqual(mediaMaxSide)
  }
})
