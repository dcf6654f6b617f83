import type { GatsbyNode } from 'gatsby'

/** Shells that fill in on the client, by the path under which they are built. */
const clientSections: Readonly<Record<string, string>> = {
  '/account': '/account/*',
  '/checkout/success': '/checkout/success/*',
}

/** The offline plugin's empty page, which our worker never shows. */
const emptyShell = '/offline-plugin-app-shell-fallback'

/** Opens the client-only sections to every path below them, and makes no page that nobody opens. */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  if (page.path.startsWith(emptyShell)) return actions.deletePage(page)
  const matchPath = clientSections[page.path]
  if (!matchPath || page.matchPath) return
  actions.deletePage(page)
  actions.createPage({ ...page, matchPath })
}
