/** Hands a text to the browser as a file to keep; nothing leaves the device. */
export function saveTextFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Browsers begin to read the address after the press.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
