import { publicPaths } from '#contract/paths/site-paths'
import { pages, pathsWhere } from './published-site'

const flagged: readonly string[] = [publicPaths.products, publicPaths.blog, publicPaths.cart]

/** The navbar and the bottom bar. */
const bars = 'header[data-chrome], nav[data-chrome]'

describe('navbar and bottom bar', () => {
  it('are on all pages', () => {
    expect(pathsWhere(({ root }) => root.querySelectorAll(bars).length < 2)).toEqual([])
  })

  it('have no link that depends on the audience (R007)', () => {
    const links = pages.flatMap(({ root, path }) =>
      root
        .querySelectorAll(bars)
        .flatMap((bar) => bar.querySelectorAll('a'))
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => flagged.includes(href.replace(/[?#].*$/, '')))
        .map((href) => `${path} → ${href}`),
    )
    expect(links).toEqual([])
    expect(pathsWhere(({ root }) => root.querySelector('[data-flagged]') !== null)).toEqual([])
  })
})
