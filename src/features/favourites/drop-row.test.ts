import { dropRows } from './drop-row'

const page = (...ids: number[]) => ({
  links: { next: null, previous: null },
  count: ids.length,
  totalPages: 1,
  pageSize: 2,
  pageTotalResults: ids.length,
  results: ids.map((id) => ({ id })),
})

it('takes a row out of its page and leaves the others as they are', () => {
  const data = { pages: [page(1, 2), page(3, 4)], pageParams: ['', 'x'] }
  const left = dropRows(data, ({ id }) => id === 3)
  expect(left?.pages[0]).toBe(data.pages[0])
  expect(left?.pages[1]?.results).toEqual([{ id: 4 }])
  expect(left?.pageParams).toBe(data.pageParams)
})

it('has nothing to take where nothing was read', () => {
  expect(dropRows(undefined, () => true)).toBeUndefined()
})
