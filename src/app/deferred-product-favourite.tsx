import { buttonOnDemand } from '../components/idle-lazy'
import type { CardProduct } from '../features/catalogue/card-product'
import type { ProductFavouriteProps } from '../features/favourites/product-favourite'
import { whenMember } from '../session/session-store'

/** Favourite button of a product, hydrated for members: a guest's is HTML until it is pressed. */
export const DeferredProductFavourite = buttonOnDemand<ProductFavouriteProps>(
  () =>
    import(/* webpackChunkName: "favourite-buttons" */ '../features/favourites/product-favourite'),
  whenMember,
)

/** Favourite button of a product card, for `CardSlot`. */
export function favouriteOf({ productId, name }: CardProduct) {
  return <DeferredProductFavourite productId={productId} name={name} />
}
