import { Component, lazy, type ReactNode, Suspense } from 'react'
import { reloadDocument } from '../../lib/navigation/open-document'
import { reportPageFailure } from '../../lib/navigation/page-failure'
import { PageNotFound } from '../../lib/navigation/page-not-found'
import { isChunkError } from './chunk-error'
import { ErrorScreen } from './error-screen'
import { keptHtml } from './kept-html'

const NotFound = lazy(() => import('./not-found').catch(() => ({ default: NotThere })))

/** The service worker keeps its script: without a connection nothing else comes. */
const OfflineScreen = lazy(() =>
  import(/* webpackChunkName: "offline" */ '../offline/offline-screen').catch(() => ({
    default: NotThere,
  })),
)

interface ErrorBoundaryProps {
  /** Path of the page; a new one is a new beginning. */
  path: string
  children: ReactNode
}

interface ErrorBoundaryState {
  problem: { error: unknown } | undefined
  path: string
}

/** Shows a way on where a page fails, and the pre-rendered page to crawlers (R321). */
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
    const html = keptHtml()
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, as it was served
    if (html) return <div dangerouslySetInnerHTML={{ __html: html }} />
    if (problem.error instanceof PageNotFound) {
      return (
        <Suspense fallback={null}>
          <NotFound />
        </Suspense>
      )
    }
    // A script that did not come is never asked for again by the same document.
    const isMissing = isChunkError(problem.error)
    if (isMissing && !navigator.onLine) {
      return (
        <Suspense fallback={null}>
          <OfflineScreen />
        </Suspense>
      )
    }
    const begin = isMissing ? reloadDocument : this.begin
    return <ErrorScreen isCutOff={isMissing || !navigator.onLine} onRetry={begin} />
  }

  private readonly begin = () => this.setState({ problem: undefined })
}

/** Stands in for a screen whose script did not come either. */
function NotThere() {
  return <ErrorScreen isCutOff onRetry={reloadDocument} />
}
