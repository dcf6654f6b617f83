interface LoadOptions {
  /** Replaces the current history entry. */
  replace?: boolean
}

let isLeft = false

/** Whether the program itself is leaving the document, after any confirmation. */
export function isDocumentLeft(): boolean {
  return isLeft
}

/** Whether a form of this page has unsent text. */
export function isTextUnsaved(): boolean {
  return document.querySelector('form[data-unsaved]') !== null
}

/** Loads an address of this site as a new document; it need not be a page, e.g. `/auth/…`. */
export function loadDocument(path: string, options?: LoadOptions): void {
  isLeft = true
  load(path, options)
}

/** Loads a page as a new document; where a form has unsent text, the browser asks first. */
export function loadPageAnew(path: string, options?: LoadOptions): void {
  if (isTextUnsaved()) addEventListener('beforeunload', askOnce)
  else isLeft = true
  load(path, options)
}

function askOnce(event: Event): void {
  event.preventDefault()
  // Chromium asks only where the listener is still there after the event.
  setTimeout(() => removeEventListener('beforeunload', askOnce))
}

function load(path: string, { replace = false }: LoadOptions = {}): void {
  if (replace) window.location.replace(path)
  else window.location.assign(path)
}

export function reloadDocument(): void {
  isLeft = true
  window.location.reload()
}
