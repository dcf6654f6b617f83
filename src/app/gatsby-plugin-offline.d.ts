declare module 'gatsby-plugin-offline/gatsby-browser' {
  /** Whether Gatsby is to register the site's service worker. */
  export const registerServiceWorker: () => boolean
}
