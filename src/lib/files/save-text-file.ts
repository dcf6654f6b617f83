/** Hands a text to the browser as a file to keep; nothing leaves the device. */
export function saveTextFile(name: string, content: string, type = 'text/plain'): void {
  const blob = new Blob([content], { type: `${type};charset=utf-8` })
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Browsers begin to read the address after the press.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
