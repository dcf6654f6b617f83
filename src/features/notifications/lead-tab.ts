/**
 * Has one tab of the browser alone do something; another one takes over when it goes. Where the
 * browser knows no locks every tab does it.
 * @param lead begins it, and returns what ends it
 * @returns what ends it here, or the waiting for it
 */
export function leadTab(
  locks: Pick<LockManager, 'request'> | undefined,
  name: string,
  lead: () => () => void,
): () => void {
  if (!locks) return lead()
  const leaving = new AbortController()
  const { signal } = leaving
  const leadUntilLeft = () =>
    new Promise<void>((resolve) => {
      const end = lead()
      const leave = () => {
        end()
        resolve()
      }
      signal.addEventListener('abort', leave, { once: true })
    })
  locks.request(name, { signal }, leadUntilLeft).catch(() => {})
  return () => leaving.abort()
}
