import { changeRows } from './change-rows'

interface Row {
  id: number
  word: string
}

const page = (...ids: number[]) => ({
  links: { next: null, previous: null },
  count: ids.length,
  totalPages: 1,
  pageSize: 2,
  pageTotalResults: ids.length,
  results: ids.map((id): Row => ({ id, word: 'παλιά' })),
})

const data = { pages: [page(1, 2), page(3, 4)], pageParams: ['', 'x'] }

it('takes a row out, changes another, and leaves the rest as it was', () => {
  const left = changeRows(data, (row) => {
    if (row.id === 3) return null
    return row.id === 4 ? { ...row, word: 'νέα' } : row
  })
  expect(left?.pages[0]?.results).toEqual(data.pages[0]?.results)
  expect(left?.pages[1]?.results).toEqual([{ id: 4, word: 'νέα' }])
  expect(left?.pageParams).toBe(data.pageParams)
  expect(data.pages[1]?.results).toHaveLength(2)
})

it('has nothing to change where nothing was read', () => {
  expect(changeRows(undefined, () => null)).toBeUndefined()
})
