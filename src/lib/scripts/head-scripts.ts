const arriving = new Map<string, Promise<boolean>>()

/**
 * Adds a script of somebody else to the head, once however often it is asked for.
 * @returns whether it arrived; one that did not may be asked for again
 */
export function addHeadScript(src: string): Promise<boolean> {
  const known = arriving.get(src)
  if (known) return known
  const arrival = append(src).then((arrived) => {
    if (!arrived) removeHeadScript(src)
    return arrived
  })
  arriving.set(src, arrival)
  return arrival
}

/** Takes a script out of the head again. What it already did stays done until the next page. */
export function removeHeadScript(src: string): void {
  arriving.delete(src)
  for (const script of document.head.querySelectorAll('script')) {
    if (script.src === src) script.remove()
  }
}

function append(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.onload = () => resolve(true)
    script.onerror = () => resolve(false)
    document.head.append(script)
  })
}
