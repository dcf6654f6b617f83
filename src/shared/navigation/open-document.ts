interface LoadOptions {
  /** Takes the place of the present page in the history. */
  replace?: boolean
}

/** Opens an address of this site as a new document; it may be no page, such as `/auth/…`. */
export function loadDocument(path: string, { replace = false }: LoadOptions = {}): void {
  if (replace) window.location.replace(path)
  else window.location.assign(path)
}

/** Loads the present page as a new document. */
export function reloadDocument(): void {
  window.location.reload()
}
