import { HTMLElement, parse } from 'node-html-parser'
import textPage from '../../../locales/el/text-page.json'

/** From how many paragraphs on a quotation is a form to be copied. */
const formParagraphs = 3

/**
 * Gives a long text blocks that the eye can rest on, from what its Markdown says already: several
 * parts (h3) below one heading become cards, a quotation right below a heading (h2) becomes the
 * section's summary, any other a pull-out, and one of many paragraphs a form to be copied.
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
