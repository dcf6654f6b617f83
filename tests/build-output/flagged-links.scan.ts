import { publicPaths } from '#contract/paths/site-paths'
import { pages, pathsWhere } from './published-site'

const flagged: readonly string[] = [publicPaths.products, publicPaths.blog, publicPaths.cart]

/** Whether the shop is open to everyone, as the build was told. */
const isForEveryone = process.env.SHOP_AUDIENCE === 'everyone'

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
    expect(links.length > 0).toBe(isForEveryone)
    expect(pathsWhere(({ root }) => root.querySelector('[data-flagged]') !== null)).toEqual([])
  })
})

/** Text of the button of a product's page. */
const buyWords = 'Προσθήκη στο καλάθι'

it('the buy button is in the HTML of products exactly where everyone may buy', () => {
  const products = pages.filter(({ path }) => /^\/products\/\d+\//.test(path))
  const bought = products.filter(({ root }) =>
    root.querySelectorAll('main button').some(({ text }) => text.trim() === buyWords),
  )
  const inBar = products.filter(({ root }) => root.querySelector('[data-buy-bar] button'))
  expect([products.length > 0, bought.length > 0]).toEqual([true, isForEveryone])
  expect(inBar).toEqual(bought)
})

it('the button of product cards is in the HTML of lists exactly where everyone may buy', () => {
  const lists = pages.filter(({ path }) => path === '/' || path.startsWith('/products/category/'))
  const bought = lists.filter(({ root }) =>
    root.querySelector('article button[aria-label^="Προσθήκη στο καλάθι: "]'),
  )
  expect([lists.length > 1, bought.length > 1]).toEqual([true, isForEveryone])
})
