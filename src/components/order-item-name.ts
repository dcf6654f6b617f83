import type { OrderItem } from '#contract/shop/order'
import { type Translated, translated } from '#contract/wire/translations'
import { addMessages } from '#lib/i18n/messages'
import orderItem from '#locales/el/order-item.json'

const { text } = addMessages('order-item', orderItem)

/** The name of an ordered product; of one that cannot be shown, what is known of it. */
export function orderItemName({
  product,
  productName,
}: Pick<OrderItem, 'product' | 'productName'>): Translated {
  if (product) return translated(product.translations, 'name')
  return { text: productName || text('gone'), locale: 'el' }
}
