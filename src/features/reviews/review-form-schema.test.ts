import { reviewChange } from '../../../contract/shop/review-write'
import { changeBody } from './review-change'
import { rates, reviewFormSchema } from './review-form-schema'

it.each(rates)('makes a body that the API takes of the rate %d and few words', (rate) => {
  const written = reviewFormSchema.parse({ rate: String(rate), comment: '  Καλό χαρτί.  ' })
  expect(reviewChange.parse(changeBody(written))).toEqual({
    rate,
    translations: { el: { comment: 'Καλό χαρτί.' } },
  })
})

it('takes a rate without words, but no other rate and no endless text', () => {
  expect(reviewFormSchema.safeParse({ rate: '7', comment: '' }).success).toBe(true)
  for (const rate of ['0', '11', '2.5', '', 'πολλά']) {
    expect(reviewFormSchema.safeParse({ rate, comment: '' }).success).toBe(false)
  }
  expect(reviewFormSchema.safeParse({ rate: '7', comment: 'α'.repeat(2001) }).success).toBe(false)
})
