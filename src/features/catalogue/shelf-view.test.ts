import { type SortedView, viewFor } from './shelf-view'

const pageGone: SortedView = { sort: 'rating', view: { kind: 'pageGone' } }

it('shows what belongs to the order', () => {
  expect(viewFor('rating', pageGone)).toBe(pageGone.view)
})

it('never shows what belongs to another order', () => {
  expect(viewFor('saving', pageGone)).toEqual({ kind: 'loading' })
  expect(viewFor('newest', pageGone)).toEqual({ kind: 'built' })
})
