import { startTransition, useEffect, useState } from 'react'

interface SettledPath {
  path: string
  /** The page is alive, and the path the one in the address. */
  settled: boolean
}

/**
 * The path that the frame speaks of. A built page may be served at another address (the account's
 * shell, the 404 page), so the first render goes by the path it was built for; otherwise the
 * server's HTML would not fit and be thrown away.
 */
export function useSettledPath(path: string, builtPath: string): SettledPath {
  const [settled, setSettled] = useState(false)
  // In a transition: parts that are still waiting for their script keep their HTML meanwhile.
  useEffect(() => startTransition(() => setSettled(true)), [])
  return { path: (settled ? path : builtPath).replace(/(.)\/+$/, '$1'), settled }
}
