import { idleLazy } from '#components/idle-lazy'
import type { CardProduct } from '#features/catalogue/card-product'
import type { ProductFavouriteProps } from '#features/favourites/product-favourite'
import { whenMember } from '#session/session-store'

/** Favourite button of a product; a guest loads it with the first click. */
export const DeferredProductFavourite = idleLazy<ProductFavouriteProps>(
  () =>
    import(/* webpackChunkName: "favourite-buttons" */ '../features/favourites/product-favourite'),
  { when: whenMember },
)

/** Favourite button of a product card. */
export function CardFavourite({ product: { productId, name } }: { product: CardProduct }) {
  return <DeferredProductFavourite productId={productId} name={name} />
}
