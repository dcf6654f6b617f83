import { defaultChoice } from './catalogue-choice'
import { type ChosenView, viewFor } from './list-view'

const byRating = { ...defaultChoice, sort: 'rating' } as const
const pageGone: ChosenView = { choice: byRating, view: { kind: 'pageGone' } }

it('shows the view of the choice', () => {
  expect(viewFor({ ...byRating }, pageGone)).toBe(pageGone.view)
})

it('never shows the view of another choice', () => {
  expect(viewFor({ ...byRating, sort: 'saving' }, pageGone)).toEqual({ kind: 'loading' })
  expect(viewFor({ ...byRating, price: 'to-10' }, pageGone)).toEqual({ kind: 'loading' })
  expect(viewFor(defaultChoice, pageGone)).toEqual({ kind: 'built' })
})
