import { useEffect, useState } from 'react'
import { useOnline } from '#lib/http/use-online'

/**
 * The paths that can be opened now: all of them with a connection, else those that this device has
 * stored. Null while that is looked up.
 */
export function useReachable(paths: readonly string[]): readonly string[] | null {
  const isOnline = useOnline()
  const [stored, setStored] = useState<readonly string[] | null>(null)
  const asked = paths.join(' ')
  useEffect(() => {
    if (isOnline) return setStored(null)
    let isCurrent = true
    void storedOf(asked.split(' ')).then((found) => {
      if (isCurrent) setStored(found)
    })
    return () => {
      isCurrent = false
    }
  }, [isOnline, asked])
  return isOnline ? paths : stored
}

async function storedOf(paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(paths.map(isStored))
  return paths.filter((_, index) => found[index])
}

/** Whether the service worker has the page, as it was visited or saved. */
async function isStored(path: string): Promise<boolean> {
  try {
    return (await caches.match(path, { ignoreVary: true })) !== undefined
  } catch {
    // Not in this browser or window.
    return false
  }
}
