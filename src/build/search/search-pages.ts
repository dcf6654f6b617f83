import { publicPaths } from '../../../contract/paths/site-paths'
import type { IndexedPage } from '../../../contract/search/search-index'
import type { SearchKind } from '../../../contract/search/search-index-path'
import { normalLine } from '../../../contract/wire/typed-text'
import contact from '../../../locales/el/contact.json'
import functionWords from '../../../locales/el/grammar/function-words.json'
import help from '../../../locales/el/help.json'
import withdrawal from '../../../locales/el/withdrawal.json'
import { plainText } from '../html/sanitise-html'
import type { lessonNodes, lessonTopicNodes } from '../nodes/lesson-nodes'
import type { shopCategoryNodes, shopProductNodes } from '../nodes/shop-nodes'
import type { textPageNodes } from '../nodes/text-page-nodes'
import { pageWords } from '../page-meta/page-words'
import { siteLocales } from '../settings'

/** The nodes whose pages the search finds. */
export interface SearchedNodes {
  lessons: ReturnType<typeof lessonNodes>
  topics: ReturnType<typeof lessonTopicNodes>
  products: ReturnType<typeof shopProductNodes>
  categories: ReturnType<typeof shopCategoryNodes>
  textPages: Awaited<ReturnType<typeof textPageNodes>>
}

/** Up to this many pages of a kind, their whole text is searched; of more, title and summary. */
export const mostPagesWithWords = 500

const [siteLocale = ''] = siteLocales

/** All pages that the search finds, by kind. */
export function searchPages(nodes: SearchedNodes): Record<SearchKind, IndexedPage[]> {
  return {
    lessons: nodes.lessons.map((lesson) =>
      page({
        ...lesson,
        labels: [...lesson.trail.map(({ name }) => name), ...lesson.tags],
        text: plainText(lesson.bodyHtml),
      }),
    ),
    products: nodes.products.map((product) => ({
      ...page({
        ...product,
        title: product.name,
        locale: product.nameLocale,
        labels: product.trail.map(({ name }) => name),
        text: plainText(product.descriptionHtml),
      }),
      offer: offerOf(product),
      variantGroup: product.variantGroup,
    })),
    topics: [...nodes.topics, ...nodes.categories].map((topic) =>
      page({ ...topic, title: topic.name, labels: topic.trail.map(({ name }) => name) }),
    ),
    help: [...textPages(nodes), ...forms(), ...helpPages(nodes)],
  }
}

type Product = SearchedNodes['products'][number]

function offerOf(product: Product): NonNullable<IndexedPage['offer']> {
  const { finalPrice, priceBeforeDiscount, stock, reviewAverage, reviewCount } = product
  const discount = Math.round((priceBeforeDiscount - finalPrice) * 100) / 100
  return [finalPrice, discount, stock, reviewAverage, reviewCount]
}

function textPages({ textPages }: SearchedNodes): IndexedPage[] {
  return textPages.map(({ slug, title, description, lead, facts, html, questions }) => {
    // The answers of the help are pages of their own.
    const text = questions.length > 0 ? '' : plainText(html)
    const said = [lead, ...facts.map(({ figure, words }) => `${figure} ${words}`), text]
    return page({
      path: `/${slug}`,
      title,
      summary: description,
      labels: englishName(slug),
      text: said.join(' '),
    })
  })
}

const englishName = (path: string) => [path.replaceAll(/[-/]/g, ' ').trim()]

function forms(): IndexedPage[] {
  const written = [
    { path: publicPaths.contact, words: contact.contact, summary: pageWords('contact') },
    { path: publicPaths.feedback, words: contact.feedback, summary: pageWords('feedback') },
    { path: publicPaths.withdrawal, words: withdrawal, summary: pageWords('withdrawal') },
  ]
  return written.map(({ path, words: { title, lead }, summary }) =>
    page({ path, title, summary, labels: englishName(path), text: lead }),
  )
}

/** Each answer of the help; the answer itself is the summary, so that it can be read at once. */
function helpPages({ textPages }: SearchedNodes): IndexedPage[] {
  return textPages.flatMap(({ slug, questions }) =>
    questions.map(({ anchor, question, answer }) =>
      page({
        path: `/${slug}#${anchor}`,
        title: question,
        summary: answer,
        labels: [help.title],
        text: furtherWords.get(anchor) ?? '',
      }),
    ),
  )
}

/** Topic and link of each answer of the help, by its anchor. */
const furtherWords = new Map(
  Object.entries(help.topics).flatMap(([topic, { title, answers }]) =>
    Object.entries(answers).map(([name, { link }]) => [`${topic}-${name}`, `${title} ${link}`]),
  ),
)

interface Said {
  path: string
  title: string
  summary: string
  labels?: readonly string[]
  text?: string
  picturePath?: string
  locale?: string
}

/** Its texts are in the normal form of queries: texts of the API may have invisible marks in words. */
function page({ path, picturePath = '', locale = siteLocale, ...said }: Said): IndexedPage {
  const title = normalLine(said.title)
  const summary = normalLine(said.summary)
  const labels = (said.labels ?? []).map(normalLine)
  const text = normalLine(said.text ?? '')
  const known = wordsOf([title, summary, ...labels].join(' '))
  const words = [...wordsOf(text)].filter(([beginning]) => !known.has(beginning))
  return {
    ...{ path, title, summary, labels: labels.join(' · '), picturePath, locale },
    // Sorted, because neighbours that begin alike compress better.
    words: words
      .map(([, word]) => word)
      .sort()
      .join(' '),
  }
}

const meaningless = new Set(functionWords)
/** Letters at the end of a long word that usually are its inflection. */
const inflection = 2
const longWord = 6

/** The words of a text in lower case: one form of each, by its beginning. */
function wordsOf(text: string): Map<string, string> {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}\p{N}]+/gu) ?? []
  const written = words.filter((word) => word.length > 2 && !meaningless.has(word))
  return new Map(written.map((word) => [beginningOf(word), word]))
}

function beginningOf(word: string): string {
  const folded = word.normalize('NFD').replace(/\p{M}/gu, '')
  return folded.length < longWord ? folded : folded.slice(0, -inflection)
}
