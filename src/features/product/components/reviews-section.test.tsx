import { render, screen } from '@testing-library/react'
import { summariseReviews } from '../shown-product'
import ReviewsSection from './reviews-section'

const review = {
  ...{ reviewId: 1, author: 'Άννα', rate: 9, comment: 'Καλό.' },
  writtenAt: '2025-10-01T10:00:00Z',
}
const none = /Κανείς δεν έχει γράψει/
const some = /δεν μπορ(εί|ούν) να εμφανιστ/

it.each([
  ['none', [], 0, [1, 0]],
  ['none that can be shown', [], 2, [0, 1]],
  ['one, and others that cannot be shown', [review], 1, [0, 1]],
  ['one', [review], 0, [0, 0]],
])('tells reviews that cannot be shown from none: %s (R556)', (_, reviews, unshown, said) => {
  render(
    <ReviewsSection reviews={reviews} summary={summariseReviews(reviews, unshown)}>
      <p>Γράψτε κι εσείς</p>
    </ReviewsSection>,
  )
  expect([none, some].map((words) => screen.queryAllByText(words).length)).toEqual(said)
  expect(screen.queryAllByText('Καλό.')).toHaveLength(reviews.length)
  expect(screen.getByText('Γράψτε κι εσείς')).toBeTruthy()
})
