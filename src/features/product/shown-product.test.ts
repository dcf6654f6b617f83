import { summariseReviews } from './shown-product'

it('is empty without reviews', () => {
  const { count, average, distribution } = summariseReviews([], 0)
  expect([count, average]).toEqual([0, 0])
  expect(distribution.every(({ share }) => share === 0)).toBe(true)
})

it('counts whole stars: four and a half are four, and a lone half is one', () => {
  const summary = summariseReviews([{ rate: 10 }, { rate: 9 }, { rate: 8 }, { rate: 1 }], 0)
  expect(summary.average).toBe(7)
  expect(summary.distribution).toEqual([
    { stars: 5, count: 1, share: 0.25 },
    { stars: 4, count: 2, share: 0.5 },
    { stars: 3, count: 0, share: 0 },
    { stars: 2, count: 0, share: 0 },
    { stars: 1, count: 1, share: 0.25 },
  ])
})
