import { createHash } from 'node:crypto'
import { type HTMLElement, parse } from 'node-html-parser'
import practice from '../../../locales/el/practice.json'
import { excerpt } from './sanitise-html'

/** A question of a lesson that is asked again on later days. */
export interface RecallCard {
  /** Stays the same while the lesson keeps the question, whatever happens to the answer. */
  cardId: string
  question: string
  /** Plain text; a paragraph or list item a line. */
  answer: string
}

/**
 * Longest texts of a card, in characters: one that is longer is no question to answer from memory.
 * What browsers accept (`src/features/practice/learning-data.ts`) is far above.
 */
const longest = { question: 300, answer: 1500, title: 200 }

/**
 * The recall cards of a lesson: each question that the author has written as `details` with a
 * `summary`. A lesson without any has its key idea, the quotation that starts with the words of
 * `ideaMark`: what one remembers of a question for the idea of all tells little.
 * @param html sanitised
 */
export function recallCards(
  html: string,
  { postId, title }: { postId: number; title: string },
): RecallCard[] {
  const root = parse(html)
  const questions = root
    .querySelectorAll('details')
    .map(authorsCard)
    .filter(({ question, answer }) => question && answer)
    .map(({ question, answer }) => ({
      cardId: `${postId}-${fingerprint(question)}`,
      question: excerpt(question, longest.question),
      answer: excerpt(answer, longest.answer),
    }))
  if (questions.length === 0) return ideaCards(root, { postId, title })
  return [...new Map(questions.map((card) => [card.cardId, card])).values()]
}

/** The card of the key idea; none where the lesson does not name it. */
function ideaCards(root: HTMLElement, lesson: { postId: number; title: string }): RecallCard[] {
  const idea = root.querySelectorAll('blockquote').map(textOf).find(isIdea)
  const answer = idea?.slice(practice.ideaMark.length).trim()
  if (!answer) return []
  const title = innerQuotes(excerpt(lesson.title, longest.title))
  return [
    {
      cardId: `${lesson.postId}-idea`,
      question: practice.ideaQuestion.replace('{{title}}', title),
      answer: excerpt(answer, longest.answer),
    },
  ]
}

function authorsCard(details: HTMLElement): { question: string; answer: string } {
  const summary = details.querySelector('summary')
  const question = summary ? textOf(summary) : ''
  summary?.remove()
  return { question, answer: textOf(details) }
}

function isIdea(text: string): boolean {
  const start = text.slice(0, practice.ideaMark.length)
  return start.localeCompare(practice.ideaMark, 'el', { sensitivity: 'accent' }) === 0
}

/** Text of an element, a line for each block, blanks collapsed. */
function textOf(element: HTMLElement): string {
  return element.structuredText
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}

/** Quotation marks inside quotation marks. */
function innerQuotes(text: string): string {
  return text.replaceAll('«', '“').replaceAll('»', '”')
}

function fingerprint(question: string): string {
  return createHash('sha256').update(question).digest('hex').slice(0, 10)
}
