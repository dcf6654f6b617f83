import type { HelpTopic } from './help-answers'

/**
 * The topics with those answers that hold every word looked for, or its beginning; without words
 * all of them. Accents, case and the final sigma make no difference.
 */
export function findAnswers(topics: readonly HelpTopic[], typed: string): readonly HelpTopic[] {
  const words = plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  if (words.length === 0) return topics
  return topics
    .map((topic) => ({
      ...topic,
      answers: topic.answers.filter(({ question, answer }) => {
        const text = plain(`${topic.title} ${question} ${answer}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ answers }) => answers.length > 0)
}

/** How many answers there are in all. */
export function countAnswers(topics: readonly HelpTopic[]): number {
  return topics.reduce((sum, { answers }) => sum + answers.length, 0)
}

/** Capitals, of which there is one sigma only, without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
}
