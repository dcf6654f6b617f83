import type { RefObject } from 'react'
import { buttonOnDemand } from '#components/idle-lazy'
import { servedButtons } from '#components/served-buttons'
import type { CardProduct } from '#features/catalogue/card-product'
import type { CardButtons } from '#features/catalogue/card-slot'
import type { ProductFavouriteProps } from '#features/favourites/product-favourite'
import { whenMember } from '#session/session-store'

const load = () =>
  import(/* webpackChunkName: "favourite-buttons" */ '../features/favourites/product-favourite')

/** Only buttons on cards have an id in the HTML, as no others are in a static part. */
const idOf = ({ productId, worded }: ProductFavouriteProps) => (worded ? undefined : productId)

/** Favourite button of a product, hydrated for members; for guests it stays HTML until pressed. */
export const DeferredProductFavourite = buttonOnDemand<ProductFavouriteProps>(
  load,
  whenMember,
  idOf,
)

const ServedFavourites = servedButtons<ProductFavouriteProps>(load, whenMember, idOf)

const propsOf = ({ productId, name }: CardProduct) => ({ productId, name })

/** Favourite buttons of product cards, for `CardSlot`. */
export const cardFavourites: CardButtons = {
  ofCard: (product) => <DeferredProductFavourite {...propsOf(product)} />,
  ofServedCards: (products: readonly CardProduct[], place: RefObject<Element>) => (
    <ServedFavourites place={place} buttons={products.map(propsOf)} />
  ),
}
