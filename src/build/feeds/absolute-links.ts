import { type HTMLElement, parse } from 'node-html-parser'

/** Attributes that hold one address. */
const addresses = ['href', 'src', 'poster', 'cite']

/**
 * HTML in which every address is absolute: readers of feeds show it on another site.
 * @param page address of the page that the HTML was written for
 */
export function withAbsoluteLinks(html: string, page: string): string {
  const root = parse(html, { blockTextElements: {} })
  for (const element of root.querySelectorAll('*')) {
    for (const name of addresses) replace(element, name, (address) => absolute(address, page))
    replace(element, 'srcset', (sources) => absoluteSources(sources, page))
  }
  return root.toString()
}

function replace(element: HTMLElement, name: string, change: (value: string) => string): void {
  const value = element.getAttribute(name)
  if (value === undefined) return
  const changed = change(value)
  // The parser decodes attributes, but encodes only their quotes.
  if (changed !== value) element.setAttribute(name, changed.replaceAll('&', '&amp;'))
}

function absolute(address: string, page: string): string {
  return URL.canParse(address, page) ? new URL(address, page).href : address
}

/** Addresses of pictures with their widths: `a.webp 320w, b.webp 640w`. */
function absoluteSources(sources: string, page: string): string {
  return sources.replaceAll(
    /(^|,\s+|,(?=\S+\s))\s*([^\s,]\S*)/g,
    (_, before: string, source: string) => {
      const [, address = '', end = ''] = /^(.*?)(,*)$/.exec(source) ?? []
      return `${before}${absolute(address, page)}${end}`
    },
  )
}
