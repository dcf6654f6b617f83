/** A page that was opened; a link opens it without options. */
type OpenedPage = [address: string, options?: { replace?: boolean }]

/**
 * Stands in for Gatsby's router in a test file.
 * @returns the pages that the present test has opened, in their order
 */
export function openedPages(): OpenedPage[] {
  const opened: OpenedPage[] = []
  const open = (...page: OpenedPage) => void opened.push(page)
  Object.assign(window, { ___navigate: open })
  beforeEach(() => {
    opened.length = 0
  })
  return opened
}
