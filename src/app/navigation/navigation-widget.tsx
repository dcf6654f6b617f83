import { lazy, Suspense, useEffect, useState } from 'react'
import { commonMessages } from '#lib/i18n/messages'
import { absent } from '#lib/lazy/lazy'
import { handleNavigation } from './navigation-requests'
import { openKeyboardForSearch } from './search-keyboard'

/** In the machine's chunk. */
const NavigationStatus = lazy(() =>
  import(/* webpackChunkName: "flows" */ './navigation-status').catch(absent),
)

/** Handles navigations from now on; renders their status once the machine has started. */
export function NavigationWidget() {
  const [hasStarted, setStarted] = useState(false)
  useEffect(() => handleNavigation(() => setStarted(true)), [])
  useEffect(() => openKeyboardForSearch(commonMessages.text('bottomBar.search')), [])
  if (!hasStarted) return null
  return (
    <Suspense fallback={null}>
      <NavigationStatus />
    </Suspense>
  )
}
