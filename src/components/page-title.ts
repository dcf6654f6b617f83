import { useEffect } from 'react'
import { publicConfig } from '#lib/config/public-config'

const { appTitle, titleSeparator } = publicConfig

let current: string | null = null

/** Document title of a page: the page's title with the site's appended, or the site's alone. */
export function documentTitle(page: string | undefined): string {
  return page ? `${page} ${titleSeparator} ${appTitle}` : appTitle
}

/** Sets the title of a client-only page, with the site's title appended. */
export function usePageTitle(title: string): void {
  useDocumentTitle(documentTitle(title))
}

/** Sets the complete document title. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    current = title
    document.title = title
    return () => {
      current = null
    }
  }, [title])
}

/** The title that the current page set, for the `Head` of its shell; null without one. */
export function currentDocumentTitle(): string | null {
  return current
}
