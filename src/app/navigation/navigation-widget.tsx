import { lazy, Suspense, useEffect, useState } from 'react'
import { absent } from '#lib/lazy/lazy'
import { handleNavigation } from './navigation-requests'

/** In the machine's chunk. */
const NavigationStatus = lazy(() =>
  import(/* webpackChunkName: "flows" */ './navigation-status').catch(absent),
)

/** Handles navigations from now on; renders their status once the machine has started. */
export function NavigationWidget() {
  const [hasStarted, setStarted] = useState(false)
  useEffect(() => handleNavigation(() => setStarted(true)), [])
  if (!hasStarted) return null
  return (
    <Suspense fallback={null}>
      <NavigationStatus />
    </Suspense>
  )
}
