import { ApiError } from '../answers/api-error'
import { priceParts } from '../answers/cents'
import { answerWords } from '../seed/answer-words'
import { shoppingWords } from '../seed/shopping-words'
import type { Store } from '../store/open-store'
import type { ProductRow } from '../store/product-queries'
import { productsById } from '../store/products-by-id'
import type { OrderBody } from './order-body'

type Item = OrderBody['items'][number]

function problemOf(item: Item, asked: number, product: ProductRow | undefined) {
  if (!product) return { product: answerWords.noSuch(item.product) }
  if (!product.active) return { product: shoppingWords.notOnSale }
  return asked > product.stock ? { quantity: shoppingWords.tooFew(product.stock) } : {}
}

/**
 * The lines of an order with what one piece costs now, in euro, tax included.
 * @throws ApiError 400 `{ items: [{ quantity }] }`, one place for each item, where a product is not
 * on sale or all lines together ask for more of it than there is (9.8, 24)
 */
export async function orderLines(store: Store, items: readonly Item[]) {
  const found = await productsById(
    store,
    items.map(({ product }) => product),
  )
  const askedOf = (id: number) =>
    items.reduce((sum, { product, quantity }) => sum + (product === id ? quantity : 0), 0)
  const problems = items.map((item) =>
    problemOf(item, askedOf(item.product), found.get(item.product)),
  )
  if (problems.some((problem) => Object.keys(problem).length > 0)) {
    throw new ApiError(400, { items: problems })
  }
  return items.flatMap((item) => {
    const product = found.get(item.product)
    if (!product) return []
    const { price, vatPercent, discountPercent } = product
    return [{ ...item, price: priceParts(price, vatPercent, discountPercent).finalPrice }]
  })
}
