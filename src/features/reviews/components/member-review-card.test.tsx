import { render, screen } from '@testing-library/react'
import type { ReviewEditing } from '#contract/config/runtime-config'
import { exampleProduct, exampleProductReview } from '#contract/examples/catalogue-examples'
import { type ProductReview, productReview } from '#contract/shop/product-review'
import { MemberReviewCard } from './member-review-card'

const review = productReview.parse({ ...exampleProductReview, product: exampleProduct })
const nothing = () => {}
const locked = /^Μόλις τη διαβάσουμε και εγκριθεί/

function show(status: ProductReview['status'], editing: ReviewEditing | null) {
  render(
    <MemberReviewCard
      review={{ ...review, status }}
      editing={editing}
      onEdit={nothing}
      onRemove={nothing}
    />,
  )
  return screen.queryAllByRole('button').map(({ textContent }) => textContent)
}

describe('MemberReviewCard', () => {
  it.each<[ProductReview['status'], ReviewEditing | null]>([
    ['TRUE', 'approved'],
    ['FALSE', 'always'],
  ])('shows its buttons at status %s if the API allows changes to %s', (status, editing) => {
    expect(show(status, editing)).toEqual(['Επεξεργασία', 'Διαγραφή'])
    expect(screen.queryByText(locked)).toBeNull()
  })

  it('shows none before the approval if only approved reviews may change, with the reason', () => {
    expect(show('NEW', 'approved')).toEqual([])
    screen.getByText('Περιμένει έγκριση')
    screen.getByText(locked)
  })

  it('links to the contact page after a rejection', () => {
    expect(show('FALSE', 'approved')).toEqual([])
    expect(screen.getByRole('link').getAttribute('href')).toBe('/contact')
  })

  it('shows no lock while the rule is unknown', () => {
    expect(show('NEW', null)).toEqual([])
    expect(screen.queryByText(locked)).toBeNull()
  })
})
