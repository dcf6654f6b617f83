import { idleLazy } from '../components/idle-lazy'
import type { CardProduct } from '../features/catalogue/card-product'
import type { ProductFavouriteProps } from '../features/favourites/product-favourite'

/** Favourite button of a product, hydrated once the page is idle. */
export const DeferredProductFavourite = idleLazy<ProductFavouriteProps>(
  () =>
    import(/* webpackChunkName: "favourite-buttons" */ '../features/favourites/product-favourite'),
)

/** Favourite button of a product card, for `CardSlot`. */
export function favouriteOf({ productId, name }: CardProduct) {
  return <DeferredProductFavourite productId={productId} name={name} />
}
