import { idleLazy } from '../components/idle-lazy'
import type { CardProduct } from '../features/catalogue/card-product'
import type { ProductHeartProps } from '../features/favourites/product-heart'

/** The heart of a product. */
export const ProductHeart = idleLazy<ProductHeartProps>(
  () => import(/* webpackChunkName: "hearts" */ '../features/favourites/product-heart'),
)

/** The heart on a product's card. */
export function heartOf({ productId, name }: CardProduct) {
  return <ProductHeart productId={productId} name={name} />
}
