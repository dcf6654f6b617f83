import type { GatsbyNode } from 'gatsby'

/** Shells that fill in on the client, by the path under which they are built. */
const clientSections: Readonly<Record<string, string>> = {
  '/account': '/account/*',
  '/checkout/success': '/checkout/success/*',
}

/** Opens the client-only sections to every path below them. */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  const matchPath = clientSections[page.path]
  if (!matchPath || page.matchPath) return
  actions.deletePage(page)
  actions.createPage({ ...page, matchPath })
}
