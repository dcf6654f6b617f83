import type { GatsbyBrowser } from 'gatsby'
import { CardButton } from '#features/catalogue/card-button'
import { PageFrame } from '#layouts/page-frame'
import { CardFavourite } from './deferred-product-favourite'

// Development only: built documents have the global styles in their head. Inserted twice they would
// cause a new layout of the whole page, because they declare the fonts.
if (process.env.NODE_ENV === 'development') void import('./document-styles')

/** Wraps every page in the layout of its path. */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({
  element,
  props,
}) => (
  <PageFrame path={props.location.pathname} builtPath={builtPathOf(props)}>
    <CardButton.Provider value={CardFavourite}>{element}</CardButton.Provider>
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
