/** Thrown by a page that turns out not to exist; the error boundary then shows the 404 screen. */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound'

  constructor(readonly path: string) {
    super(`Page Not Found: ${path}`)
  }
}
