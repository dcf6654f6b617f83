import { useState } from 'react'
import { isNextPage } from '#lib/navigation/page-lifecycle'
import { CutLinkScreen, wayOnFrom } from './cut-link-screen'
import { TitledNotFoundScreen } from './not-found-screen'

/**
 * In place of a client-only page that does not exist. A mail's link opens a document of its own, and
 * a visitor who follows one that was cut is told so; a link of the site is not a mail's.
 */
export function UnknownAddressScreen() {
  const [wayOn] = useState(() => (isNextPage() ? null : wayOnFrom(window.location.pathname)))
  return wayOn ? <CutLinkScreen wayOn={wayOn} /> : <TitledNotFoundScreen />
}
