/**
 * Runs in the page, before its scripts: reports uncaught errors, messages of console.error and
 * violations of the content security policy to a path of the page's own origin.
 */
export function recordErrors(path: string): void {
  const report = (message: string) => void navigator.sendBeacon(path, message)
  addEventListener('error', ({ error, message }) => report(`${error ?? message}`))
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report(`policy: ${effectiveDirective} blocks ${blockedURI}`),
  )
  const { error } = console
  console.error = (...words: unknown[]) => {
    report(words.join(' '))
    error(...words)
  }
}
