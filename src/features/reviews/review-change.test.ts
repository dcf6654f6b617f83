import { exampleProduct, exampleProductReview } from '../../../contract/examples/catalogue-examples'
import { ownProductReview } from '../../../contract/shop/own-product-review'
import { translate } from '../../../contract/wire/translations'
import { rewritten } from './review-change'

const review = ownProductReview.parse({
  ...exampleProductReview,
  product: exampleProduct,
  status: 'TRUE',
})

it('takes an approved review back until it is read again (decision M8)', () => {
  const changed = rewritten(review, { rate: 3, comment: 'Τελικά όχι.' })
  expect(changed).toMatchObject({ id: review.id, product: review.product, rate: 3, status: 'NEW' })
  expect(translate(changed.translations, 'comment')).toBe('Τελικά όχι.')
})

it('may take all words away', () => {
  const changed = rewritten(review, { rate: 10, comment: '' })
  expect(changed.translations.el?.comment).toBe('')
})
