import type { GatsbyNode } from 'gatsby'

/** The client-only sections by the path that Gatsby gives them: the shell that is built for each. */
const clientSections: Readonly<Record<string, { path: string; matchPath: string }>> = {
  '/account/[...]': { path: '/account', matchPath: '/account/*' },
  '/cart/recover': { path: '/cart/recover', matchPath: '/cart/recover/*' },
  '/checkout/success': { path: '/checkout/success', matchPath: '/checkout/success/*' },
}

/** The offline plugin's empty shell; our service worker never shows it. */
const emptyShell = '/offline-plugin-app-shell-fallback'

/** Gives the client-only sections their shell, and deletes the offline plugin's. */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  if (page.path.startsWith(emptyShell)) return actions.deletePage(page)
  const shell = clientSections[page.path.replace(/(.)\/$/, '$1')]
  if (!shell || (page.path === shell.path && page.matchPath)) return
  actions.deletePage(page)
  actions.createPage({ ...page, ...shell })
}
