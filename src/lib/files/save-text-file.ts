/** Downloads a text as a file, without a request. */
export function saveTextFile(name: string, content: string, type = 'text/plain'): void {
  const blob = new Blob([content], { type: `${type};charset=utf-8` })
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Browsers read the URL after the click.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
