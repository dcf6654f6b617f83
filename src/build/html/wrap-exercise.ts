import { HTMLElement, type Node, parse } from 'node-html-parser'

/** Marks the block that holds the exercise of a lesson. */
const openingTag = (anchor: string) =>
  `<section data-block="exercise"${anchor ? ` aria-labelledby="${anchor}"` : ''}>`

/**
 * Gathers the exercise of a lesson, from its second-level heading to the end, into one section
 * that is named by that heading. A text without the heading is left as it is.
 * @param html with anchors on its headings
 * @param heading words of the exercise's heading, compared without regard to case
 */
export function wrapExercise(html: string, heading: string): string {
  const nodes = parse(html).childNodes
  const start = nodes.findIndex((node) => isHeading(node, heading))
  const title = nodes[start]
  if (!(title instanceof HTMLElement)) return html
  return `${written(nodes.slice(0, start))}${openingTag(title.id)}${written(nodes.slice(start))}</section>`
}

function isHeading(node: Node, heading: string): boolean {
  return node instanceof HTMLElement && node.localName === 'h2' && same(node.text, heading)
}

function same(text: string, other: string): boolean {
  return text.trim().localeCompare(other, 'el', { sensitivity: 'accent' }) === 0
}

function written(nodes: readonly Node[]): string {
  return nodes.map(String).join('')
}
