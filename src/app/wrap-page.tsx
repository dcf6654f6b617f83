import { ThemeContext } from '@emotion/react'
import type { GatsbyBrowser } from 'gatsby'
import { lazy, Suspense } from 'react'
import { CardSlot } from '../features/catalogue/card-slot'
import { PageFrame } from '../layouts/page-frame'
import { theme } from '../theme/theme'
import { favouriteOf } from './deferred-product-favourite'

/**
 * Development only: built documents have the global styles in their head. Inserted twice they would
 * cause a new layout of the whole page, because they declare the fonts.
 */
const DocumentStyles =
  process.env.NODE_ENV === 'development' ? lazy(() => import('./document-styles')) : undefined

/** Wraps every page in the theme and the layout of its path. */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({
  element,
  props,
}) => (
  <ThemeContext.Provider value={theme}>
    {DocumentStyles && (
      <Suspense fallback={null}>
        <DocumentStyles />
      </Suspense>
    )}
    <PageFrame path={props.location.pathname} builtPath={builtPathOf(props)}>
      <CardSlot.Provider value={favouriteOf}>{element}</CardSlot.Provider>
    </PageFrame>
  </ThemeContext.Provider>
)

/**
 * Path of the built page that the document was served from: in the browser from Gatsby's page resources,
 * in the build the location itself.
 */
function builtPathOf(props: { location: { pathname: string } }): string {
  const { pageResources } = props as { pageResources?: { page: { path: string } } }
  const [path = props.location.pathname] = pageResources?.page.path.split('?') ?? []
  return path
}
