import { type ComponentType, lazy, Suspense } from 'react'
import { publicPaths } from '../../contract/paths/site-paths'
import { absent } from '../components/absent'
import { useDecision } from '../features/consent/use-decision'
import { offlinePlace } from '../layouts/offline-place'

interface WebAppPartProps {
  /** Where the person is. */
  path: string
}

const WebApp = lazy<ComponentType<WebAppPartProps & { place: string; othersSpeak: boolean }>>(() =>
  import(/* webpackChunkName: "web-app" */ '../features/web-app/web-app').catch(absent),
)

/**
 * The site as an app, which nothing on the page waits for. It speaks after the question about cookies
 * was answered, and never during checkout.
 */
export function WebAppPart(props: WebAppPartProps) {
  const decision = useDecision()
  const isUndecided = !decision || decision.kind === 'undecided'
  const isCheckingOut = props.path === publicPaths.checkout
  return (
    <Suspense fallback={null}>
      <WebApp {...props} place={offlinePlace} othersSpeak={isCheckingOut || isUndecided} />
    </Suspense>
  )
}
