import { pictureAddresses } from './warm-pictures'

it('finds the pictures of a page, each once', () => {
  const html = `<img src="/media_stream-image/a.png/800/webp/90"
    srcset="/media_stream-image/a.png/320/webp/90 320w, /media_stream-image/a.png/800/webp/90 800w">
    <img src="/logo.svg"><img src="/media_stream-image/b.png/96/webp/90">`
  expect(pictureAddresses(html)).toEqual([
    '/media_stream-image/a.png/800/webp/90',
    '/media_stream-image/a.png/320/webp/90',
    '/media_stream-image/b.png/96/webp/90',
  ])
})
