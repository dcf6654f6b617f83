/** A page that was opened. */
type OpenedPage = [address: string, options: { replace?: boolean }]

/**
 * Stands in for Gatsby's router in a test file; all pages are loaded.
 * @returns the pages that the present test has opened, in their order
 */
export function openedPages(): OpenedPage[] {
  const opened: OpenedPage[] = []
  const open = (...page: OpenedPage) => void opened.push(page)
  const ___loader = { loadPageSync: () => ({ page: {} }), hovering: () => {} }
  Object.assign(window, { ___navigate: open, ___loader })
  beforeEach(() => {
    opened.length = 0
  })
  return opened
}
