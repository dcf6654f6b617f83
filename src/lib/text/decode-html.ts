/** The text of a piece of HTML, with its entities decoded. Browser only. */
export function decodeHtml(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
}
