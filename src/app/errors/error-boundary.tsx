import { Component, lazy, type ReactNode, Suspense } from 'react'
import { reloadDocument } from '#lib/navigation/open-document'
import { PageNotFound, reportPageFailure } from '#lib/navigation/page-lifecycle'
import { isChunkError } from './chunk-error'
import { crawlerHtml } from './crawler-html'
import { ErrorScreen } from './error-screen'

const NotFound = lazy(() =>
  import('#features/not-found/unknown-address-screen').then(
    ({ UnknownAddressScreen }) => ({ default: UnknownAddressScreen }),
    () => ({ default: MissingScreen }),
  ),
)

/** The service worker precaches this chunk; offline no other chunk loads. */
const OfflineScreen = lazy(() =>
  import(/* webpackChunkName: "offline" */ '../offline/offline-screen').catch(() => ({
    default: MissingScreen,
  })),
)

interface ErrorBoundaryProps {
  /** Path of the page; a change resets the error. */
  path: string
  children: ReactNode
}

interface ErrorBoundaryState {
  problem: { error: unknown } | undefined
  path: string
}

/** Shows an error screen where a page fails, and the pre-rendered page to crawlers. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { problem: undefined, path: this.props.path }

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'problem'> {
    return { problem: { error } }
  }

  static getDerivedStateFromProps(
    { path }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return path === state.path ? null : { path, problem: undefined }
  }

  override componentDidCatch(error: unknown): void {
    reportPageFailure(error)
  }

  override render(): ReactNode {
    const { problem } = this.state
    if (!problem) return this.props.children
    const html = crawlerHtml()
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, as it was served
    if (html) return <div dangerouslySetInnerHTML={{ __html: html }} />
    if (problem.error instanceof PageNotFound) {
      return (
        <Suspense fallback={null}>
          <NotFound />
        </Suspense>
      )
    }
    // A chunk that failed is never requested again by the same document.
    const isMissing = isChunkError(problem.error)
    if (isMissing && !navigator.onLine) {
      return (
        <Suspense fallback={null}>
          <OfflineScreen />
        </Suspense>
      )
    }
    const retry = isMissing ? reloadDocument : this.reset
    return <ErrorScreen isCutOff={isMissing || !navigator.onLine} onRetry={retry} />
  }

  private readonly reset = () => this.setState({ problem: undefined })
}

/** Replaces a screen whose chunk failed as well. */
function MissingScreen() {
  return <ErrorScreen isCutOff onRetry={reloadDocument} />
}
