import type { GatsbyBrowser } from 'gatsby'

/** Globals of Gatsby's runtime. */
interface GatsbyWindow {
  ___swUpdated?: boolean
  ___failedResources?: boolean
}

/**
 * A newer service worker is waiting. Gatsby would load a new document with every link, and reload a
 * page with failed resources at once; on this site the user decides when to update.
 */
export const onServiceWorkerUpdateReady: GatsbyBrowser['onServiceWorkerUpdateReady'] = () => {
  const globals: GatsbyWindow = window as GatsbyWindow
  globals.___swUpdated = globals.___failedResources = false
}
