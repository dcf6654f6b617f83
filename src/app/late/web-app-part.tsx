import { type ComponentType, lazy, Suspense } from 'react'
import { publicPaths } from '../../../contract/paths/site-paths'
import { useDecision } from '../../features/consent/use-decision'
import { absent } from '../../shared/ui/absent'

interface WebAppPartProps {
  /** Where the person is. */
  path: string
}

const WebApp = lazy<ComponentType<WebAppPartProps & { othersSpeak: boolean }>>(() =>
  import(/* webpackChunkName: "web-app" */ '../../features/web-app/web-app').catch(absent),
)

/** Where the banner about cookies leaves no room for a second word. */
const narrow = '(max-width: 639.98px)'

/**
 * The site as an app, which nothing on the page waits for. On phones its words come after consent,
 * and nobody is interrupted at the till.
 */
export function WebAppPart(props: WebAppPartProps) {
  const isUndecided = useDecision()?.kind === 'undecided'
  const isAtTill = props.path === publicPaths.checkout
  return (
    <Suspense fallback={null}>
      <WebApp {...props} othersSpeak={isAtTill || (isUndecided && matchMedia(narrow).matches)} />
    </Suspense>
  )
}
