import { reviewChange } from '#contract/shop/review-write'
import { changeBody } from './api'
import { rates, reviewFormSchema } from './schema'

it.each(rates)('makes a valid body of the rate %d and a short comment', (rate) => {
  const written = reviewFormSchema.parse({ rate: String(rate), comment: '  Καλό χαρτί.  ' })
  expect(reviewChange.parse(changeBody(written))).toEqual({
    rate,
    translations: { el: { comment: 'Καλό χαρτί.' } },
  })
})

it('accepts a rate without comment, but no other rate and no longer comment', () => {
  expect(reviewFormSchema.safeParse({ rate: '7', comment: '' }).success).toBe(true)
  for (const rate of ['0', '11', '2.5', '', 'πολλά']) {
    expect(reviewFormSchema.safeParse({ rate, comment: '' }).success).toBe(false)
  }
  expect(reviewFormSchema.safeParse({ rate: '7', comment: 'α'.repeat(2001) }).success).toBe(false)
})
