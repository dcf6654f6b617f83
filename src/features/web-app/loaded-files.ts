/** What the page loaded so far from its own origin, as addresses. */
export function loadedFiles(): readonly string[] {
  const own = `${location.origin}/`
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(own))
}

/** Whether the person asked the device to spare data. */
export function sparesData(): boolean {
  const { connection }: { connection?: { saveData?: boolean } } = navigator as Navigator & {
    connection?: { saveData?: boolean }
  }
  return connection?.saveData === true
}
