import sharp from 'sharp'
import * as z from 'zod/mini'
import { files, filesEnding, pages, pathsWhere, readBytes, readText } from './published-site'

const drawings = filesEnding('.svg')

/** SVG files: the logo, and the placeholder picture. */
const brandDrawings = /^\/(?:(?:logo|favicon|icon)[\w-]*|images\/default)\.svg$/

describe('icons (R310, R345)', () => {
  it('are inline SVG', () => {
    expect(pathsWhere(({ root }) => root.querySelectorAll('svg').length === 0)).toEqual([])
    const borrowed = pages.flatMap(({ root, path }) =>
      root
        .querySelectorAll('use, svg image, svg feImage')
        .map((part) => part.getAttribute('href') ?? part.getAttribute('xlink:href') ?? '')
        .filter((href) => !href.startsWith('#'))
        .map((href) => `${path} → ${href}`),
    )
    expect(borrowed).toEqual([])
  })

  it('are not loaded from files, an icon font or a service', () => {
    expect(drawings.filter((path) => !brandDrawings.test(path))).toEqual([])
    const fetched = pages.flatMap(({ root, path }) =>
      root
        .querySelectorAll('img[src$=".svg"]')
        .map((image) => image.getAttribute('src') ?? '')
        .filter((source) => !brandDrawings.test(source))
        .map((source) => `${path} → ${source}`),
    )
    expect(fetched).toEqual([])
    const services = /iconify|fontawesome|material-icons|\/api\/_?icons?\b/i
    expect(filesEnding('.js', '.css').filter((path) => services.test(readText(path)))).toEqual([])
  })
})

const webManifest = z.object({
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
})

/** Sizes of the pictures in an .ico file, from the PNG files in it. */
async function sizesOfIco(ico: Buffer): Promise<number[]> {
  const [reserved, type, count] = [0, 2, 4].map((at) => ico.readUInt16LE(at))
  expect([reserved, type]).toEqual([0, 1])
  const entries = Array.from({ length: count ?? 0 }, (_, at) => 6 + 16 * at)
  return Promise.all(
    entries.map(async (entry) => {
      const [bytes, start] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)]
      const { format, width, height } = await sharp(ico.subarray(start, start + bytes)).metadata()
      expect([format, width, height]).toEqual(['png', ico[entry], ico[entry + 1]])
      return width ?? 0
    }),
  )
}

describe('icons of the site', () => {
  it('answer at the addresses that browsers request without a link', async () => {
    expect(files['/favicon.ico']?.type).toBe('image/x-icon')
    expect(await sizesOfIco(readBytes('/favicon.ico'))).toEqual([16, 32, 48])
    expect(files['/apple-touch-icon.png']?.type).toBe('image/png')
    const touch = sharp(readBytes('/apple-touch-icon.png'))
    expect(await touch.metadata()).toMatchObject({ format: 'png', width: 180, height: 180 })
    expect((await touch.stats()).isOpaque).toBe(true)
  })

  it('are in the manifest for launchers, also for those that cut them', async () => {
    const { icons } = webManifest.parse(JSON.parse(readText('/manifest.webmanifest')))
    const offered = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
    expect(offered).toEqual(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable'])
    for (const { src, sizes } of icons) {
      const path = `/${src.replace(/\?.*$/, '')}`
      expect(files[path]?.type).toBe('image/png')
      const { width, height } = await sharp(readBytes(path)).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
  })

  it('are named by every page: one for tabs, in two formats, and one for home screens', () => {
    const linked = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']
    const others = pathsWhere(({ root }) => {
      const links = root.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon]')
      return links.map((link) => link.getAttribute('href')).join() !== linked.join()
    })
    expect(others).toEqual([])
  })
})
