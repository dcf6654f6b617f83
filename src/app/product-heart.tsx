import type { CardProduct } from '../features/catalogue/card-product'
import type { ProductHeartProps } from '../features/favourites/product-heart'
import { idleLazy } from '../shared/ui/idle-lazy'

/** The heart of a product. */
export const ProductHeart = idleLazy<ProductHeartProps>(
  () => import(/* webpackChunkName: "hearts" */ '../features/favourites/product-heart'),
)

/** The heart on a product's card. */
export function heartOf({ productId, name }: CardProduct) {
  return <ProductHeart productId={productId} name={name} />
}
