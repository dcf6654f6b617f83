import type { GatsbyNode } from 'gatsby'

/** Match paths of client-only sections, by the path of their shell. */
const clientSections: Readonly<Record<string, string>> = {
  '/account': '/account/*',
  '/checkout/success': '/checkout/success/*',
}

/** The offline plugin's empty shell; our service worker never shows it. */
const emptyShell = '/offline-plugin-app-shell-fallback'

/** Gives the client-only sections their match path, and deletes the offline plugin's shell. */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  if (page.path.startsWith(emptyShell)) return actions.deletePage(page)
  const matchPath = clientSections[page.path]
  if (!matchPath || page.matchPath) return
  actions.deletePage(page)
  actions.createPage({ ...page, matchPath })
}
