import type { GatsbyBrowser } from 'gatsby'

/** Gatsby's notes to itself, by way of the window. */
interface GatsbyNotes {
  ___swUpdated?: boolean
  ___failedResources?: boolean
}

/**
 * A newer service worker waits. Gatsby would now load a document with every link, and a page of which
 * something did not come at once; here nothing changes until a person asks for it.
 */
export const onServiceWorkerUpdateReady: GatsbyBrowser['onServiceWorkerUpdateReady'] = () => {
  const notes: GatsbyNotes = window as GatsbyNotes
  notes.___swUpdated = notes.___failedResources = false
}
