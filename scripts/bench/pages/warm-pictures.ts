const pictureAddress = /\/media_stream-image\/[^\s"'<>,]+/g
const mostPictures = 200

/** Addresses of the pictures that a page may ask for, each once. */
export function pictureAddresses(html: string): string[] {
  const found = html.match(pictureAddress) ?? []
  return [...new Set(found.map((address) => address.replaceAll('&amp;', '&')))]
}

/** Asks for a page's pictures once, so that none is drawn for the first time while it is measured. */
export async function warmPictures(origin: string, path: string): Promise<void> {
  const html = await (await fetch(`${origin}${path}`)).text()
  for (const address of pictureAddresses(html).slice(0, mostPictures)) {
    const picture = await fetch(`${origin}${address}`)
    await picture.arrayBuffer()
  }
}
