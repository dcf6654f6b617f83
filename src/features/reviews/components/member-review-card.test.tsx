import { render, screen } from '@testing-library/react'
import { exampleProduct, exampleProductReview } from '#contract/examples/catalogue-examples'
import { productReview, reviewStatuses } from '#contract/shop/product-review'
import { MemberReviewCard } from './member-review-card'

const review = productReview.parse({ ...exampleProductReview, product: exampleProduct })
const nothing = () => {}

const shown = {
  NEW: 'Περιμένει έγκριση',
  TRUE: 'Δημοσιευμένη',
  FALSE: 'Δεν δημοσιεύτηκε',
} as const

it.each(reviewStatuses)('shows its author a review and its buttons at status %s', (status) => {
  render(<MemberReviewCard review={{ ...review, status }} onEdit={nothing} onRemove={nothing} />)
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Επεξεργασία', 'Διαγραφή'])
  screen.getByText(shown[status])
})
