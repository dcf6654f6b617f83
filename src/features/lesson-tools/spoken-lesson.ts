import { sentencesOf } from './sentences'

/**
 * The sentences of a lesson in reading order: its title, then each heading, paragraph and step. Not its
 * questions: the answers would be heard before anybody could think of them.
 */
export function spokenSentences(title: string, html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const question of body.querySelectorAll('details')) question.remove()
  return [title, ...textsIn(body)]
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .flatMap(sentencesOf)
}

const inlineTags = 'a, b, br, code, em, i, s, span, strong, sub, sup, u'

/** The whole text in document order, parted at the edges of everything that is not inline. */
function textsIn(node: Node): string[] {
  if (!(node instanceof Element)) return [node instanceof Text ? node.data : '']
  if (node.matches('br')) return [' ']
  const texts = ['']
  for (const child of node.childNodes) {
    const [first = '', ...rest] = textsIn(child)
    texts.push(`${texts.pop()}${first}`, ...rest)
  }
  return node.matches(inlineTags) ? texts : ['', ...texts, '']
}
