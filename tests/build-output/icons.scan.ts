import { filesEnding, pages, pathsWhere, readText } from './published-site'

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
