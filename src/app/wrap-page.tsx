import type { GatsbyBrowser } from 'gatsby'
import { CardBuy } from '#components/card-buy'
import { CardFavourite, type CardFavouriteProps } from '#components/card-favourite'
import { idleLazy } from '#components/idle-lazy'
import { PageFrame } from '#layouts/page-frame'
import { whenMember } from '#session/session'
import { DeferredBuy } from './deferred-buy'

/** A guest loads it with the first click. */
const DeferredFavourite = idleLazy<CardFavouriteProps>(
  () => import(/* webpackChunkName: "favourite-buttons" */ '../features/favourites/card-favourite'),
  { when: whenMember },
)

/** Wraps every page in the layout of its path. */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({
  element,
  props,
}) => (
  <PageFrame path={props.location.pathname} builtPath={builtPathOf(props)}>
    <CardFavourite.Provider value={DeferredFavourite}>
      <CardBuy.Provider value={DeferredBuy}>{element}</CardBuy.Provider>
    </CardFavourite.Provider>
  </PageFrame>
)

/**
 * Path of the built page that the document was served from: in the browser from Gatsby's page
 * resources, in the build the location itself.
 */
function builtPathOf(props: { location: { pathname: string } }): string {
  const { pageResources } = props as { pageResources?: { page: { path: string } } }
  const [path = props.location.pathname] = pageResources?.page.path.split('?') ?? []
  return path
}
