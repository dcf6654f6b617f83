import type { GatsbyBrowser } from 'gatsby'
import type { ReactNode } from 'react'
import { CardBuy } from '#components/card-buy'
import { CardFavourite } from '#components/card-favourite'
import { PageFrame } from '#layouts/page-frame'
import { DeferredBuy } from './deferred-buy'
import { DeferredFavourite } from './deferred-favourite'
import { ErrorBoundary } from './errors/error-boundary'
import { useDeferredWidgets } from './use-deferred-widgets'
import { useStartSession } from './use-start-session'

// Development only: built documents have the global styles in their head. Inserted twice they would
// cause a new layout of the whole page, because they declare the fonts.
if (process.env.NODE_ENV === 'development') void import('./document-styles')

/** Wraps every page in the layout of its path. */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({
  element,
  props,
}) => (
  <Site path={props.location.pathname} builtPath={builtPathOf(props)}>
    <ErrorBoundary path={props.location.pathname}>
      <CardFavourite.Provider value={DeferredFavourite}>
        <CardBuy.Provider value={DeferredBuy}>{element}</CardBuy.Provider>
      </CardFavourite.Provider>
    </ErrorBoundary>
  </Site>
)

interface SiteProps {
  path: string
  builtPath: string
  children: ReactNode
}

/** A page in its layout, with the session and the widgets that start after it. */
function Site({ path, builtPath, children }: SiteProps) {
  useStartSession(path)
  const widgets = useDeferredWidgets()
  return (
    <PageFrame
      path={path}
      builtPath={builtPath}
      slots={widgets?.layoutSlots}
      widgets={widgets && <widgets.default path={path} />}
    >
      {children}
    </PageFrame>
  )
}

/**
 * Path of the built page that the document was served from: in the browser from Gatsby's page
 * resources, in the build the location itself.
 */
function builtPathOf(props: { location: { pathname: string } }): string {
  const { pageResources } = props as { pageResources?: { page: { path: string } } }
  const [path = props.location.pathname] = pageResources?.page.path.split('?') ?? []
  return path
}
