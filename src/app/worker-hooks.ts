import type { GatsbyBrowser } from 'gatsby'

/** Globals of Gatsby's runtime. */
interface GatsbyWindow {
  ___swUpdated?: boolean
  ___failedResources?: boolean
}

/**
 * A newer service worker is waiting. Gatsby would load a new document with every link, and reload a page
 * with failed resources at once; here the update waits for the user.
 */
export const onServiceWorkerUpdateReady: GatsbyBrowser['onServiceWorkerUpdateReady'] = () => {
  const globals: GatsbyWindow = window as GatsbyWindow
  globals.___swUpdated = globals.___failedResources = false
}
