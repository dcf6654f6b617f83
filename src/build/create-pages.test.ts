import { listPages } from './create-pages'

describe('listPages', () => {
  it('has twelve items per page and the remainder on the last page', () => {
    expect(listPages('/blog', 25)).toEqual([
      { path: '/blog', context: { page: 1, pageCount: 3, skip: 0, limit: 12 } },
      { path: '/blog/page/2', context: { page: 2, pageCount: 3, skip: 12, limit: 12 } },
      { path: '/blog/page/3', context: { page: 3, pageCount: 3, skip: 24, limit: 12 } },
    ])
  })

  it.each([0, 1, 12])('has one page for %i', (count) => {
    expect(listPages('/blog', count).map(({ path }) => path)).toEqual(['/blog'])
  })
})
