import { largestQuantity } from '../../../../contract/shop/cart-item-write'
import { cartMessages } from '../cart-texts'

/**
 * Why fewer pieces were taken than somebody typed: there are no more, or no more can be asked for.
 * @param stock pieces that there are
 */
export function limitWords(stock: number): string {
  return stock > largestQuantity
    ? cartMessages.text('items.largest', { count: largestQuantity })
    : cartMessages.text('items.allThereIs', { count: stock })
}
