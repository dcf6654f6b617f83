import type { CardFavouriteProps } from '#components/card-favourite'
import { idleLazy } from '#components/idle-lazy'
import { whenMember } from '#session/session'

/** Favourite button of a card or of a product's page; a guest loads it with the first click. */
export const DeferredFavourite = idleLazy<CardFavouriteProps & { worded?: boolean }>(
  () => import(/* webpackChunkName: "favourite-buttons" */ '../features/favourites/card-favourite'),
  { when: whenMember },
)
