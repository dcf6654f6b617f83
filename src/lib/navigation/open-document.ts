interface LoadOptions {
  /** Takes the place of the present page in the history. */
  replace?: boolean
}

let isLeft = false

/** Whether the program itself is leaving the document, having asked where it had to. */
export function isDocumentLeft(): boolean {
  return isLeft
}

/** Opens an address of this site as a new document; it may be no page, such as `/auth/…`. */
export function loadDocument(path: string, { replace = false }: LoadOptions = {}): void {
  isLeft = true
  if (replace) window.location.replace(path)
  else window.location.assign(path)
}

/** Loads the present page as a new document. */
export function reloadDocument(): void {
  isLeft = true
  window.location.reload()
}
