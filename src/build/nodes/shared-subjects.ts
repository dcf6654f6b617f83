import { stemmer } from '@orama/stemmers/greek'
import { translate } from '../../../contract/wire/translations'
import type { Content } from '../content/read-content'
import { linkedIds } from '../html/linked-ids'
import { groupBy, treeOf } from './tree'

/** Products shown with a lesson, and lessons with a product. */
const mostShown = 3

/**
 * How much a word says about the subject, by the field that it stands in. A topic names the subject,
 * a title often only hints at it.
 */
const lessonWeights = { title: 1.5, subtitle: 1, topic: 3, tag: 0.5 }
const productWeights = { name: 3, category: 1.5 }

/** A word that a text repeats weighs more: so much for each time, up to so many times. */
const repetition = { lesson: { each: 0.2, most: 8 }, product: { each: 0.3, most: 3 } }

/** A lower score is chance, such as one word of a title that is also in a product's name. */
const lowestScore = 5

/** A word in a larger share of all products, or in more than these, names no subject. */
const commonShare = 0.12
const commonCount = 60

/** The lessons of products and the products of lessons, by id, best first. */
export interface SharedSubjects {
  productsOf: (lesson: number) => readonly number[]
  lessonsOf: (product: number) => readonly number[]
}

interface Subject {
  id: number
  /** Weight of each word stem. */
  words: ReadonlyMap<string, number>
  /** Ids of the other kind that the text links to, in its order. */
  chosen: readonly number[]
}

/**
 * Finds lessons and products with the same subject. If the text of a lesson links to products (or
 * that of a product to lessons), these are the author's choice; otherwise those that share the most
 * telling words in titles, topics, categories, tags and texts. Each word is looked up in an index, so
 * that no pair is compared that shares none.
 */
export function sharedSubjects(content: Content): SharedSubjects {
  const lessons = lessonSubjects(content)
  const products = productSubjects(content)
  const inStock = new Set(content.products.filter(({ stock }) => stock > 0).map(({ id }) => id))
  const pairs = scoresOf(lessons, products)
  const found = pairs.filter(({ product }) => inStock.has(product))
  const turned = pairs.map(({ lesson, product, score }) => ({ from: product, to: lesson, score }))
  return {
    productsOf: bestOf(
      lessons,
      products,
      found.map(({ lesson, product, score }) => ({ from: lesson, to: product, score })),
    ),
    lessonsOf: bestOf(products, lessons, turned),
  }
}

interface Pair {
  from: number
  to: number
  score: number
}

/**
 * For each subject the others that its own text chooses, else those that choose it and those with
 * the best scores.
 */
function bestOf(
  subjects: readonly Subject[],
  others: readonly Subject[],
  pairs: readonly Pair[],
): (id: number) => readonly number[] {
  const known = new Set(others.map(({ id }) => id))
  const byScore = [...pairs].sort((a, b) => b.score - a.score || a.to - b.to)
  const scored = groupBy(byScore, ({ from }) => from)
  const choices = others.flatMap(({ id, chosen }) => chosen.map((from) => ({ from, to: id })))
  const choosing = groupBy(choices, ({ from }) => from)
  const best = new Map(
    subjects.map(({ id, chosen }) => {
      const own = chosen.filter((other) => known.has(other))
      const computed = [...choosing(id), ...scored(id)].map(({ to }) => to)
      return [id, [...new Set(own.length > 0 ? own : computed)].slice(0, mostShown)]
    }),
  )
  return (id) => best.get(id) ?? []
}

function scoresOf(lessons: readonly Subject[], products: readonly Subject[]) {
  const holders = new Map<string, { id: number; weight: number }[]>()
  for (const { id, words } of products) {
    for (const [word, weight] of words) {
      const known = holders.get(word)
      if (known) known.push({ id, weight })
      else holders.set(word, [{ id, weight }])
    }
  }
  const most = Math.min(commonCount, Math.max(4, products.length * commonShare))
  return lessons.flatMap(({ id: lesson, words }) => {
    const scores = new Map<number, number>()
    for (const [word, weight] of words) {
      const having = holders.get(word) ?? []
      if (having.length > most) continue
      // From 0 for a word of all products to 1 for a word of one.
      const rarity = 1 - Math.log(having.length) / Math.log(Math.max(products.length, 2))
      for (const { id, weight: other } of having) {
        scores.set(id, (scores.get(id) ?? 0) + weight * other * rarity)
      }
    }
    return [...scores]
      .filter(([, score]) => score >= lowestScore)
      .map(([product, score]) => ({ lesson, product, score }))
  })
}

function lessonSubjects({ blogPosts, blogCategories, blogTags }: Content): Subject[] {
  const tree = treeOf(blogCategories, 'blogCategory')
  const tags = new Map(blogTags.map((tag) => [tag.id, translate(tag.translations, 'name')]))
  return blogPosts.map((post) => {
    const body = translate(post.translations, 'body')
    return {
      id: post.id,
      words: weighted(
        [
          [translate(post.translations, 'title'), lessonWeights.title],
          [translate(post.translations, 'subtitle'), lessonWeights.subtitle],
          [namesOf(tree.lineage(post.category)), lessonWeights.topic],
          [post.tags.map((id) => tags.get(id) ?? '').join(' '), lessonWeights.tag],
        ],
        { text: body, ...repetition.lesson },
      ),
      chosen: linkedIds(body, 'product'),
    }
  })
}

function productSubjects({ products, productCategories }: Content): Subject[] {
  const tree = treeOf(productCategories, 'productCategory')
  return products.map((product) => {
    const description = translate(product.translations, 'description')
    return {
      id: product.id,
      words: weighted(
        [
          [translate(product.translations, 'name'), productWeights.name],
          [namesOf(tree.lineage(product.category)), productWeights.category],
        ],
        { text: description, ...repetition.product },
      ),
      chosen: linkedIds(description, 'blogPost'),
    }
  })
}

function namesOf(rows: readonly { translations: Parameters<typeof translate>[0] }[]): string {
  return rows.map(({ translations }) => translate(translations, 'name')).join(' ')
}

/**
 * Stems of the words of some fields, each with the weight of its best field and of its repetitions
 * in the text, which is HTML.
 */
function weighted(
  fields: readonly (readonly [string, number])[],
  { text, each, most }: { text: string; each: number; most: number },
): Map<string, number> {
  const words = new Map<string, number>()
  for (const [field, weight] of fields) {
    for (const word of stemsOf(field)) words.set(word, Math.max(weight, words.get(word) ?? 0))
  }
  const times = new Map<string, number>()
  for (const word of stemsOf(text.replaceAll(/<[^>]*>|&\w+;/g, ' ')))
    times.set(word, (times.get(word) ?? 0) + 1)
  for (const [word, count] of times) {
    words.set(word, (words.get(word) ?? 0) + each * Math.min(count, most))
  }
  return words
}

/** Shorter words are articles and prepositions. */
const shortestWord = 4

function stemsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/\p{L}+/gu) ?? []
  return words.filter(({ length }) => length >= shortestWord).map(stemOf)
}

/** Texts repeat their words, and a stem takes long to find. */
const stems = new Map<string, string>()

function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = stemmer(word)
  stems.set(word, stem)
  return stem
}
