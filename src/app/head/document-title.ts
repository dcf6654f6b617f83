import { publicConfig } from '../../lib/config/public-config'

/** The title of a document: the page's, with the site's added; without one, the site's alone. */
export function documentTitle(page: string | undefined): string {
  const { appTitle, titleSeparator } = publicConfig
  return page ? `${page} ${titleSeparator} ${appTitle}` : appTitle
}
