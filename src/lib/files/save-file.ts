/** Saves a file under a name, as a download does, without a request. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Browsers read the URL after the click.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
