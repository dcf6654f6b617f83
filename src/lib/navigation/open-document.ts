interface LoadOptions {
  /** Replaces the current history entry. */
  replace?: boolean
}

let isLeft = false

/** Whether the program itself is leaving the document, after any confirmation. */
export function isDocumentLeft(): boolean {
  return isLeft
}

/** Loads an address of this site as a new document; it need not be a page, e.g. `/auth/…`. */
export function loadDocument(path: string, { replace = false }: LoadOptions = {}): void {
  isLeft = true
  if (replace) window.location.replace(path)
  else window.location.assign(path)
}

/** Reloads the document. */
export function reloadDocument(): void {
  isLeft = true
  window.location.reload()
}
