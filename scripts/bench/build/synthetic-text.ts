import { examplePost } from '../../../contract/examples/blog-examples'
import { exampleProduct, exampleProductReview } from '../../../contract/examples/catalogue-examples'

const sentences = [
  exampleProduct.translations.el.description,
  exampleProductReview.translations.el.comment,
  examplePost.translations.el.title,
  examplePost.translations.el.subtitle,
  examplePost.translations.el.body,
].map((html) => html.replace(/<[^>]+>/g, ''))
const words = sentences.flatMap((sentence) => sentence.replace(/[^\p{L}\s]/gu, '').split(/\s+/))

/** Text that differs from entity to entity and is the same in every run. */
export interface SyntheticText {
  /** Some words, as a name would have them. */
  words: (count: number) => string
  /** Paragraphs of HTML. */
  paragraphs: (count: number, wordsEach: number) => string
  /** A whole number from 0 to `limit` - 1. */
  below: (limit: number) => number
}

/** @param seed says which text it is: one for each entity. */
export function syntheticText(seed: number): SyntheticText {
  let state = (seed * 2_654_435_761) >>> 0
  // The generator of Numerical Recipes: short, and good enough to vary words.
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const some = (count: number) =>
    Array.from({ length: count }, () => words[below(words.length)]).join(' ')
  return {
    below,
    words: some,
    paragraphs: (count, wordsEach) =>
      Array.from({ length: count }, () => `<p>${some(wordsEach)}.</p>`).join('\n'),
  }
}
