import { type ComponentType, lazy, Suspense } from 'react'
import { absent } from '../../shared/ui/absent'

interface WebAppPartProps {
  /** Where the person is. */
  path: string
}

const WebApp = lazy<ComponentType<WebAppPartProps>>(() =>
  import(/* webpackChunkName: "web-app" */ '../../features/web-app/web-app').catch(absent),
)

/** The site as an app, which nothing on the page waits for. */
export function WebAppPart(props: WebAppPartProps) {
  return (
    <Suspense fallback={null}>
      <WebApp {...props} />
    </Suspense>
  )
}
