import { render, screen } from '@testing-library/react'
import type { ReviewEditing } from '../../../contract/config/runtime-config'
import { exampleProduct, exampleProductReview } from '../../../contract/examples/catalogue-examples'
import { type ProductReview, productReview } from '../../../contract/shop/product-review'
import { OwnReviewCard } from './components/own-review-card'

const review = productReview.parse({ ...exampleProductReview, product: exampleProduct })
const nothing = () => {}
const locked = /^Μόλις τη διαβάσουμε και εγκριθεί/

function show(status: ProductReview['status'], editing: ReviewEditing | null) {
  render(
    <OwnReviewCard
      review={{ ...review, status }}
      editing={editing}
      onEdit={nothing}
      onRemove={nothing}
    />,
  )
  return screen.queryAllByRole('button').map(({ textContent }) => textContent)
}

describe('the card of an own review', () => {
  it.each<[ProductReview['status'], ReviewEditing | null]>([
    ['TRUE', 'approved'],
    ['TRUE', 'always'],
    ['TRUE', null],
    ['NEW', 'always'],
    ['FALSE', 'always'],
  ])('has its buttons at status %s where %s may change', (status, editing) => {
    expect(show(status, editing)).toEqual(['Επεξεργασία', 'Διαγραφή'])
    expect(screen.queryByText(locked)).toBeNull()
  })

  it('has none while it waits where only approved ones may change, and says so', () => {
    expect(show('NEW', 'approved')).toEqual([])
    screen.getByText('Περιμένει έγκριση')
    screen.getByText(locked)
  })

  it('leads to the contact page where it was rejected for good', () => {
    expect(show('FALSE', 'approved')).toEqual([])
    expect(screen.getByRole('link').getAttribute('href')).toBe('/contact')
  })

  it('says nothing of a lock as long as nothing is known', () => {
    expect(show('NEW', null)).toEqual([])
    expect(screen.queryByText(locked)).toBeNull()
  })
})
