import { parse } from 'node-html-parser'

/** A heading that a table of contents can lead to. */
export interface SectionHeading {
  anchor: string
  text: string
}

/** Gives every second-level heading an anchor, numbered in reading order, and lists them. */
export function addSectionAnchors(html: string): { html: string; headings: SectionHeading[] } {
  const root = parse(html)
  const headings = root.querySelectorAll('h2').map((heading, index) => {
    const anchor = `enotita-${index + 1}`
    heading.setAttribute('id', anchor)
    return { anchor, text: heading.text.trim() }
  })
  return { html: root.toString(), headings }
}
