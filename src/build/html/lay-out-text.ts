import { HTMLElement, type Node, parse } from 'node-html-parser'
import { exercisePlaces } from '../../../contract/site/exercise-places'
import textPage from '../../../locales/el/text-page.json'

/** A quotation of this many paragraphs or more is a form to copy. */
const formParagraphs = 3

/**
 * Lays out a long text by its Markdown: several h3 below one heading become cards, a quotation
 * right below an h2 the section's summary, a long quotation a form to copy, any other a pull quote.
 * @param html sanitised
 */
export function layOutText(html: string): string {
  const elements = parse(html).childNodes.filter((node) => node instanceof HTMLElement)
  const laidOut: string[] = []
  let cards: string[][] = []
  let before = ''
  const close = () => {
    laidOut.push(cards.length > 1 ? cardsHtml(cards) : cards.flat().join(''))
    cards = []
  }
  for (const element of elements) {
    const name = element.rawTagName
    if (name === 'h2') close()
    if (name === 'h3') cards.push([])
    const block = name === 'blockquote' ? quotationHtml(element, before) : element.toString()
    const parts = cards.at(-1) ?? laidOut
    parts.push(block)
    before = name
  }
  close()
  return laidOut.join('')
}

function cardsHtml(cards: readonly string[][]): string {
  const each = cards.map((parts) => `<div>${parts.join('')}</div>`)
  return `<div data-block="cards">${each.join('')}</div>`
}

function quotationHtml(quotation: HTMLElement, before: string): string {
  const paragraphs = quotation.querySelectorAll('p')
  if (paragraphs.length >= formParagraphs) {
    return `<div data-block="form">${paragraphs.join('')}</div>`
  }
  const words = paragraphs.map((paragraph) => paragraph.innerHTML).join(' ')
  return before === 'h2'
    ? `<p data-block="summary"><strong>${textPage.summary}</strong> ${words}</p>`
    : `<p data-block="pull">${words}</p>`
}

/** Opens the section of a lesson's exercise; `anchor` is the id of its heading. */
const openingTag = (anchor: string) =>
  `<section data-block="exercise"${anchor ? ` aria-labelledby="${anchor}"` : ''}>`

/**
 * Wraps the exercise of a lesson, from its h2 to the end, in a section labelled by that heading.
 * Each of its steps gets an id and an empty place for a checkbox, and the section one for the
 * progress, which a script adds. A text without the heading is returned unchanged.
 * @param html with anchors on its headings
 * @param heading text of the exercise's heading, compared without case
 */
export function wrapExercise(html: string, heading: string): string {
  const root = parse(html)
  const nodes = root.childNodes
  const start = nodes.findIndex((node) => isHeading(node, heading))
  const title = nodes[start]
  if (!(title instanceof HTMLElement)) return html
  const exercise = nodes.slice(start)
  const steps = exercise.flatMap(stepsIn)
  for (const [index, step] of steps.entries()) {
    step.setAttribute('id', `vima-${index + 1}`)
    step.insertAdjacentHTML('afterbegin', `<span ${exercisePlaces.step}=""></span>`)
  }
  return `${written(nodes.slice(0, start))}${openingTag(title.id)}${written(exercise)}${steps.length > 0 ? `<div ${exercisePlaces.progress}=""></div>` : ''}</section>`
}

/** The items of a numbered list, not those of a list within an item. */
function stepsIn(node: Node): HTMLElement[] {
  if (!(node instanceof HTMLElement) || node.rawTagName !== 'ol') return []
  return node.children.filter(({ rawTagName }) => rawTagName === 'li')
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

/** A heading that a table of contents links to. */
export interface SectionHeading {
  anchor: string
  text: string
}

/** Gives every h2 an anchor, numbered in reading order, and lists them. */
export function addSectionAnchors(html: string): { html: string; headings: SectionHeading[] } {
  const root = parse(html)
  const headings = root.querySelectorAll('h2').map((heading, index) => {
    const anchor = `enotita-${index + 1}`
    heading.setAttribute('id', anchor)
    return { anchor, text: heading.text.trim() }
  })
  return { html: root.toString(), headings }
}

/** Words per minute when reading Greek texts to learn. */
const wordsPerMinute = 180

/** Reading time in whole minutes, rounded up, at least 1. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}
