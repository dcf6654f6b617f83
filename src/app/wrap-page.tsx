import { ThemeContext } from '@emotion/react'
import type { GatsbyBrowser } from 'gatsby'
import { lazy, Suspense } from 'react'
import { CardSlot } from '../features/catalogue/card-slot'
import { PageFrame } from '../layouts/page-frame'
import { theme } from '../theme/theme'
import { heartOf } from './product-heart'

/**
 * Only development serves documents without these rules in their head. Written once more they would
 * have the browser lay out the whole page again, as the typeface is among them.
 */
const DocumentStyles =
  process.env.NODE_ENV === 'development' ? lazy(() => import('./document-styles')) : undefined

/** Dresses every page: theme and the frame its path calls for. */
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
      <CardSlot.Provider value={heartOf}>{element}</CardSlot.Provider>
    </PageFrame>
  </ThemeContext.Provider>
)

/**
 * The browser knows which page's files it got, under the address with its query; while building,
 * the location is that page's.
 */
function builtPathOf(props: { location: { pathname: string } }): string {
  const { pageResources } = props as { pageResources?: { page: { path: string } } }
  const [path = props.location.pathname] = pageResources?.page.path.split('?') ?? []
  return path
}
