import { exampleProduct, exampleProductReview } from '../../../contract/examples/catalogue-examples'
import { ownProductReview } from '../../../contract/shop/own-product-review'
import { reviewStatuses } from '../../../contract/shop/product-review'
import { rewritten } from './review-change'

const review = ownProductReview.parse({
  ...exampleProductReview,
  product: exampleProduct,
  status: 'TRUE',
})
const translations = { el: { comment: 'Τελικά όχι.' } }

it.each(reviewStatuses)(
  'shows a changed review as the API says, here %s (decision M8)',
  (status) => {
    expect(rewritten(review, { rate: 3, status, translations })).toEqual({
      ...review,
      rate: 3,
      status,
      translations,
    })
  },
)
