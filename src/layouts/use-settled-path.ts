import { startTransition, useEffect, useState } from 'react'

interface SettledPath {
  path: string
  /** Whether the path is that of the address. */
  settled: boolean
}

/**
 * The path that the layout renders for. A built page may be served at another path (the account's
 * shell, the 404 page), so the first render uses the path it was built for; otherwise hydration
 * would discard the HTML.
 */
export function useSettledPath(path: string, builtPath: string): SettledPath {
  // Both are nearly always equal: then the layout is not rendered a second time.
  const [settled, setSettled] = useState(path === builtPath)
  // In a transition, so that parts that are not hydrated yet keep their HTML.
  useEffect(() => startTransition(() => setSettled(true)), [])
  return { path: (settled ? path : builtPath).replace(/(.)\/+$/, '$1'), settled }
}
