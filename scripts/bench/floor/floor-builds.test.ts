import { floorPagesOf } from './floor-builds'

it('makes a page for each product and lesson, and lists for all other pages', () => {
  const pages = floorPagesOf(30, 80)
  const kinds = ['product', 'lesson', 'list'].map(
    (kind) => pages.filter(({ path }) => path.startsWith(`/${kind}-`)).length,
  )
  expect(kinds).toEqual([30, 40, 10])
  expect(new Set(pages.map(({ path }) => path)).size).toBe(80)
  expect(pages[0]?.html).toContain(`<h1>${pages[0]?.title}</h1><p>`)
  expect(pages.at(-1)?.html).toContain('<li><a href="/product-')
})
