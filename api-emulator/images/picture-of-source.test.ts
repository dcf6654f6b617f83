import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { composeProduct } from '../pictures/compose-product'
import { listColours } from '../pictures/palettes'
import { fallbackSource, pictureOfSource } from './picture-of-source'

describe('pictureOfSource', () => {
  it('renders the same seed as a picture or an avatar, by folder', () => {
    expect(pictureOfSource('media/uploads/blog/eleni.png')).toContain('0 0 1600 1200')
    expect(pictureOfSource('media/uploads/users/eleni.png')).toContain('0 0 1200 1200')
  })

  it('depends on the file name but not on its extension', () => {
    const picture = pictureOfSource('media/uploads/products/kartes.png')
    expect(pictureOfSource('media/uploads/products/kartes.jpg')).toBe(picture)
    expect(pictureOfSource('media/uploads/products/kartes-2.png')).not.toBe(picture)
  })

  it('uses the palette of the topic when there is one', () => {
    const picture = pictureOfSource('media/uploads/blog/mnimi.png', 'dusk')
    const colours = new Set(picture.match(/#[\da-f]{6}/g))
    expect(listColours('dusk')).toEqual(expect.arrayContaining([...colours]))
  })

  it('shows a product of the catalogue itself, and another view of it', () => {
    const folder = 'media/uploads/products'
    const views = { slug: 'tetradio-kornel', palette: 'sea' } as const
    const [front, second] = ['', '-2'].map((end) =>
      pictureOfSource(`${folder}/tetradio-kornel${end}.png`, 'sea'),
    )
    expect(front).toBe(composeProduct({ ...views, view: 'front' }))
    expect(second).toBe(composeProduct({ ...views, view: 'second' }))
    expect(second).not.toBe(front)
    expect(front).not.toBe(pictureOfSource('media/uploads/blog/tetradio-kornel.png', 'sea'))
  })

  it('has the same fallback as the site', () => {
    const file = join(__dirname, '../../static/images/default.svg')
    expect(readFileSync(file, 'utf8').trim()).toBe(pictureOfSource(fallbackSource))
  })
})
