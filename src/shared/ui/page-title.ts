import { useEffect } from 'react'
import { publicConfig } from '../config/public-config'

const { appTitle, titleSeparator } = publicConfig

let pageTitle: string | null = null

/**
 * Names the page that a shell shows: it stands in the tab, before the site's title. Only pages that
 * no built page has a head for need it.
 */
export function usePageTitle(title: string): void {
  useEffect(() => {
    pageTitle = title
    document.title = `${title} ${titleSeparator} ${appTitle}`
    return () => {
      pageTitle = null
    }
  }, [title])
}

/** The title that the present page gave itself, for the shell's `Head`; null where it gave none. */
export function currentPageTitle(): string | null {
  return pageTitle
}
