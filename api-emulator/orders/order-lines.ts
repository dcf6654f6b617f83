import { ApiError } from '../answers/api-error'
import { priceParts } from '../answers/cents'
import { plainRefusals } from '../answers/plain-refusals'
import type { EmulatorDeps } from '../dependencies'
import { answerMessages } from '../seed/answer-words'
import { shoppingWords } from '../seed/shopping-words'
import type { ProductRow } from '../store/product-queries'
import { productsById } from '../store/products-by-id'
import type { OrderBody } from './order-body'

type Item = OrderBody['items'][number]

type Mode = Pick<EmulatorDeps, 'extensions'>

function problemOf(
  item: Item,
  asked: number,
  product: ProductRow | undefined,
  { extensions }: Mode,
) {
  if (!product) return { product: answerMessages.noSuch(item.product) }
  if (!product.active) return { product: shoppingWords.notOnSale }
  if (asked <= product.stock) return {}
  const { stock } = product
  return { quantity: extensions ? shoppingWords.tooFew(stock) : [plainRefusals.tooFew(stock)] }
}

/**
 * The lines of an order with what one piece costs now, in euro: tax and discount included, or in
 * plain mode the net price, as the real API stores it.
 * @throws ApiError 400 `{ items: [{ quantity }] }`, one place for each item, where a product is not
 * on sale or all lines together ask for more of it than there is (9.8, 24)
 */
export async function orderLines(
  { store, extensions }: Pick<EmulatorDeps, 'store' | 'extensions'>,
  items: readonly Item[],
) {
  const found = await productsById(
    store,
    items.map(({ product }) => product),
  )
  const askedOf = (id: number) =>
    items.reduce((sum, { product, quantity }) => sum + (product === id ? quantity : 0), 0)
  const problems = items.map((item) =>
    problemOf(item, askedOf(item.product), found.get(item.product), { extensions }),
  )
  if (problems.some((problem) => Object.keys(problem).length > 0)) {
    throw new ApiError(400, { items: problems })
  }
  return items.flatMap((item) => {
    const product = found.get(item.product)
    if (!product) return []
    const { price, vatPercent, discountPercent } = product
    const { finalPrice } = priceParts(price, vatPercent, discountPercent)
    return [{ ...item, price: extensions ? finalPrice : price }]
  })
}
