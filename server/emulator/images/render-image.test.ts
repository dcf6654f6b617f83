import sharp from 'sharp'
import { mediaDefaults } from '#contract/media/media-path'
import { fallbackSource, pictureOfSource } from './picture-of-source'
import type { Rendering } from './read-picture-path'
import { renderImage } from './render-image'

const picture = pictureOfSource(fallbackSource)
const ground = [226, 232, 239, 255]

/** A red square in the middle of transparent margins: 400 × 400 with 50 around. */
const framed =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><rect x="50" y="50" width="300" height="300" fill="#ff0000"/></svg>'

const lonely = framed.replace(
  'x="50" y="50" width="300" height="300"',
  'x="190" y="190" width="20" height="20"',
)

async function drawn(svg: string, order: Partial<Rendering>) {
  const { bytes } = await renderImage(svg, { ...mediaDefaults, format: 'png', ...order })
  const image = sharp(bytes).ensureAlpha().raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)]
  return { at, width: info.width, height: info.height }
}

function expectNear(colour: number[], wanted: number[]) {
  for (const [index, value] of wanted.entries()) {
    expect(Math.abs((colour[index] ?? -1) - value)).toBeLessThanOrEqual(6)
  }
}

describe('renderImage', () => {
  it('leaves the rest of a contained picture transparent', async () => {
    const { at } = await drawn(picture, { width: 200, height: 200 })
    expect(at(100, 5)[3]).toBe(0)
    expectNear(at(5, 30), ground)
  })

  it('gives jpeg a white background, or the requested one', async () => {
    const order = { width: 200, height: 200, format: 'jpeg' } as const
    expectNear((await drawn(picture, order)).at(100, 5), [255, 255, 255, 255])
    const dark = await drawn(picture, { ...order, background: '#000000' })
    expectNear(dark.at(100, 5), [0, 0, 0, 255])
  })

  it('takes a side of 0 from the other one, or from the picture', async () => {
    const halved = await drawn(framed, { width: 200, height: 0, trimThreshold: 0 })
    expect([halved.width, halved.height]).toEqual([200, 200])
    const whole = await drawn(framed, { width: 0, height: 0, trimThreshold: 0 })
    expect(whole.width).toBe(whole.height)
  })

  it.each([0, 5, 255])(
    'never trims the background of a composition (threshold %i)',
    async (value) => {
      const { at, width, height } = await drawn(picture, {
        width: 400,
        height: 400,
        fit: 'inside',
        trimThreshold: value,
      })
      expect([width, height]).toEqual([400, 300])
      expectNear(at(2, 2), ground)
    },
  )

  it('trims transparent margins, unless disabled', async () => {
    const trimmed = await drawn(framed, { width: 100, height: 100 })
    expectNear(trimmed.at(3, 3), [255, 0, 0, 255])
    const whole = await drawn(framed, { width: 100, height: 100, trimThreshold: 0 })
    expect(whole.at(3, 3)[3]).toBe(0)
  })

  it('keeps the margins when trimming would leave almost nothing', async () => {
    const { at } = await drawn(lonely, { width: 100, height: 100 })
    expect(at(3, 3)[3]).toBe(0)
    expectNear(at(50, 50), [255, 0, 0, 255])
  })
})
