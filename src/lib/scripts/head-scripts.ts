const loading = new Map<string, Promise<boolean>>()

/**
 * Adds a third-party script to the head, once for any number of calls.
 * @returns whether it loaded; one that failed may be added again
 */
export function addHeadScript(src: string): Promise<boolean> {
  const known = loading.get(src)
  if (known) return known
  const result = append(src).then((isLoaded) => {
    if (!isLoaded) removeHeadScript(src)
    return isLoaded
  })
  loading.set(src, result)
  return result
}

/** Removes a script from the head. Its effects last until the document is left. */
export function removeHeadScript(src: string): void {
  loading.delete(src)
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
