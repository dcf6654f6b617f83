import { type HTMLElement, NodeType } from 'node-html-parser'
import { foreignWords } from './foreign-words'
import { metaOf, type Page, pages } from './published-site'

const spokenAttributes = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder']
const spokenMetas = ['description', 'og:title', 'og:description', 'og:site_name']

/** E-mail and web addresses. */
const addresses = /\S+@\S+\.\S+|https?:\/\/\S+|\bwww\.\S+/g

/** From a Latin letter up to the next Greek one or the end. */
const latinRun = /\p{Script=Latin}[^\p{Script=Greek}]*/gu
const twoLetters = /\p{Script=Latin}{2}/u

/** The Greek texts of a page that are visible or spoken, without those marked as another language. */
function spokenMessages(page: Page): string[] {
  const heading = page.root.querySelector('h1')
  const isForeign = isOtherLanguage(heading) || heading?.querySelector('[lang]') !== null
  const messages = isForeign ? [] : spokenMetas.map((name) => metaOf(page, name) ?? '')
  for (const element of page.root.querySelectorAll(isForeign ? 'body' : 'body, title')) {
    collect(element, messages)
  }
  return messages.filter(Boolean)
}

function isOtherLanguage(element: HTMLElement | null): boolean {
  return (element?.getAttribute('lang') ?? 'el') !== 'el'
}

function collect(element: HTMLElement, messages: string[]): void {
  if (['SCRIPT', 'STYLE', 'TEMPLATE'].includes(element.tagName)) return
  if (isOtherLanguage(element)) return
  for (const name of spokenAttributes) messages.push(element.getAttribute(name) ?? '')
  // A place where a word may be divided does not end it.
  if (element.children.some(({ tagName }) => tagName === 'WBR')) {
    messages.push(element.text)
    return
  }
  for (const child of element.childNodes) {
    if (child.nodeType === NodeType.TEXT_NODE) messages.push(child.text)
    else if (child.nodeType === NodeType.ELEMENT_NODE) collect(child as HTMLElement, messages)
  }
}

/** Runs of Latin letters in a text, without surrounding punctuation. */
function latinRuns(text: string): string[] {
  const runs = text.replace(addresses, ' ').match(latinRun) ?? []
  return runs
    .map((run) => run.replace(/[^\p{L}\p{N}]+$/u, '').replace(/\s+/g, ' '))
    .filter((run) => twoLetters.test(run))
}

describe('the texts of the pages', () => {
  it('are Greek, but for known names and words (R002)', () => {
    const unknown = pages.flatMap((page) =>
      spokenMessages(page)
        .flatMap(latinRuns)
        .filter((run) => !foreignWords.has(run))
        .map((run) => [run, page.path] as const),
    )
    expect(Object.fromEntries(unknown)).toEqual({})
  })
})
