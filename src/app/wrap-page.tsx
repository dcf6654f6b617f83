import { Global, ThemeContext } from '@emotion/react'
import type { GatsbyBrowser } from 'gatsby'
import { CardSlot } from '../features/catalogue/card-slot'
import { globalStyles } from '../theme/global-styles'
import { theme } from '../theme/theme'
import { PageFrame } from './layout/page-frame'
import { heartOf } from './product-heart'

/** Dresses every page: theme, whole-document styles and the frame its path calls for. */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({
  element,
  props,
}) => (
  <ThemeContext.Provider value={theme}>
    <Global styles={globalStyles} />
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
