import { useEffect } from 'react'
import { publicConfig } from '../lib/config/public-config'

const { appTitle, titleSeparator } = publicConfig

let documentTitle: string | null = null

/**
 * Names the page that a shell shows: it stands in the tab, before the site's title. Only pages that
 * no built page has a head for need it.
 */
export function usePageTitle(title: string): void {
  useDocumentTitle(`${title} ${titleSeparator} ${appTitle}`)
}

/** Names the page in the tab, with nothing added. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    documentTitle = title
    document.title = title
    return () => {
      documentTitle = null
    }
  }, [title])
}

/** The whole title that the present page gave itself, for the shell's `Head`; null without one. */
export function currentDocumentTitle(): string | null {
  return documentTitle
}
