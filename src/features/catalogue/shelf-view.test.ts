import { builtChoice } from './catalogue-choice'
import { type ChosenView, viewFor } from './shelf-view'

const byRating = { ...builtChoice, sort: 'rating' } as const
const pageGone: ChosenView = { choice: byRating, view: { kind: 'pageGone' } }

it('shows what belongs to the choice', () => {
  expect(viewFor({ ...byRating }, pageGone)).toBe(pageGone.view)
})

it('never shows what belongs to another choice', () => {
  expect(viewFor({ ...byRating, sort: 'saving' }, pageGone)).toEqual({ kind: 'loading' })
  expect(viewFor({ ...byRating, price: 'to-10' }, pageGone)).toEqual({ kind: 'loading' })
  expect(viewFor(builtChoice, pageGone)).toEqual({ kind: 'built' })
})
