import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { type IndexedPage, pagesIn, type SearchIndexFile } from '#contract/search/search-index'
import type { SearchKind } from '#contract/search/search-index-path'
import codeWords from '#locales/el/grammar/code-words.json'
import type { TitleMatch } from '../search-results'
import { accented, folded, placedWords, type WordPlace, wordsOf } from './fold'
import { rootOf } from './sound'
import { wordingsOf } from './synonyms'
import {
  isSound,
  meaningfulWords,
  memoisedTerms,
  queryWord,
  rootsOf,
  soundForm,
  stemForm,
} from './word-forms'

export interface FoundPage {
  kind: SearchKind
  page: IndexedPage
  /** Its terms that the query has found, to mark them. */
  terms: readonly string[]
  score: number
  /** Each word of the query was found in it. */
  hasAllWords: boolean
  titleMatch: TitleMatch
}

type Document = IndexedPage & { id: number; kind: SearchKind }

const fields = ['title', 'summary', 'labels', 'words'] as const
const fieldWeights = { title: 6, summary: 2, labels: 2, words: 1 }

/** How much a match counts by its nearness; those of several kinds add up. */
const weights = { stem: 2, sound: 1, beginning: 0.5, typo: 0.5 }
/** How fast a page falls behind that lacks words of the query. */
const coverage = 3
/** Pages that only members may open come after those that answer everyone. */
const membersWeight = 0.5
const isOfAccount = (path: string) => path.startsWith('/account/')

/** Longest query, in words. */
const mostWords = 12

/** Words from which two wrong letters are accepted, and from which they are looked for in texts. */
const longWord = 8
const shortWord = 4

export type IndexFiles = Partial<Record<SearchKind, SearchIndexFile>>
export type Engine = ReturnType<typeof createEngine>

/** The search in the pages of these files. */
export function createEngine(files: IndexFiles) {
  const documents: Document[] = []
  for (const [kind, file] of Object.entries(files) as [SearchKind, SearchIndexFile][]) {
    for (const page of pagesIn(file)) documents.push({ ...page, kind, id: documents.length })
  }
  const { termsOf, isWhole } = memoisedTerms()
  const index = new MiniSearch<Document>({
    fields: [...fields],
    tokenize: wordsOf,
    processTerm: termsOf,
  })
  index.addAll(documents)

  /** The pages that have words of the query, by position. */
  function matchesOf(words: readonly string[], complete: ReadonlySet<string>): Match[] {
    const found = new Map<number, Match>()
    for (const [at, word] of words.entries()) {
      const isComplete = complete.has(word)
      const isBeingTyped = !isComplete && at === words.length - 1
      const use = { isBeingTyped, isComplete, isWhole }
      for (const { id, score, match } of wordMatches(index, word, use)) {
        const known = found.get(id) ?? { ...noMatch, id }
        const inTitle = Object.keys(match).filter((term) => match[term]?.includes('title'))
        found.set(id, {
          id,
          score: known.score + score,
          words: known.words + 1,
          titleWords: known.titleWords + Number(inTitle.length > 0),
          titleSounds: known.titleSounds + Number(inTitle.some(isSound)),
          terms: [...known.terms, ...Object.keys(match)],
        })
      }
    }
    return [...found.values()]
  }

  /** The pages that a wording of the query finds: with half of its words, and whole synonyms. */
  function pagesOf(
    query: readonly string[],
    wording: readonly string[],
    complete: ReadonlySet<string>,
  ): FoundPage[] {
    const words = searchedWords(wording)
    const matches = matchesOf(words, complete)
    const most = Math.max(0, ...matches.map((match) => match.words))
    const least = Math.max(most / 2, words.filter((word) => complete.has(word)).length)
    const bonus = titleBonus(query, words)
    const titleMatchOf = (title: string, { titleSounds }: Match): TitleMatch => {
      if (plainText(wordsOf(title)) === plainText(wording)) return 'exact'
      return titleSounds === words.length ? 'full' : 'part'
    }
    return matches
      .filter((match) => match.words >= least)
      .flatMap((match) => {
        const document = documents[match.id]
        if (!document) return []
        const share = match.words / words.length
        const openness = isOfAccount(document.path) ? membersWeight : 1
        const score =
          match.score * openness * share ** coverage * bonus(document.title, match.titleWords)
        const found = { page: document, kind: document.kind, terms: match.terms, score }
        const hasAllWords = share === 1
        return [{ ...found, hasAllWords, titleMatch: titleMatchOf(document.title, match) }]
      })
  }

  /** The product whose code is all that was asked for. */
  function pageOfCode(query: readonly string[]): FoundPage | undefined {
    const code = codeIn(query)
    const page = documents.find((one) => one.kind === 'products' && idOf(one) === code)
    const whole = { score: 1, hasAllWords: true, titleMatch: 'exact' } as const
    return page && { kind: 'products', page, terms: [], ...whole }
  }

  return {
    /** The pages that a query finds in its own words or in those of the pages, best first. */
    search(query: string): FoundPage[] {
      const words = wordsOf(withoutDeadKeys(query))
      const { others, known } = wordingsOf(words)
      const found = new Map<string, FoundPage>()
      for (const next of [words, ...others].flatMap((wording) => pagesOf(words, wording, known))) {
        const former = found.get(next.page.path) ?? next
        const better = byRank(former, next) > 0 ? next : former
        found.set(next.page.path, { ...better, terms: [...former.terms, ...next.terms] })
      }
      const coded = pageOfCode(words)
      const ranked = [...found.values()].sort(byRank)
      return coded ? [coded, ...ranked.filter(({ page }) => page.path !== coded.page.path)] : ranked
    },
    /** The words of a text that have one of these terms. */
    marks(text: string, terms: readonly string[]): WordPlace[] {
      const known = new Set(terms)
      return placedWords(text).filter(({ word }) => termsOf(word).some((term) => known.has(term)))
    },
  }
}

interface Match {
  id: number
  score: number
  /** How many words of the query the page has, and its title. */
  words: number
  titleWords: number
  /** How many sound like one of the title: a stem alone may be that of another word. */
  titleSounds: number
  /** Terms of the page that match. */
  terms: readonly string[]
}

const noMatch: Omit<Match, 'id'> = { score: 0, words: 0, titleWords: 0, titleSounds: 0, terms: [] }

/** A title that is what was asked for, and nothing else, comes before all others. */
function byRank(one: FoundPage, other: FoundPage): number {
  const exact = ({ titleMatch }: FoundPage) => Number(titleMatch === 'exact')
  return exact(other) - exact(one) || other.score - one.score
}

const plainText = (words: readonly string[]) => words.map(folded).join(' ')

/**
 * How much more a page counts whose title is all that was asked for, has the words with their
 * accents and inflection, or also those that mean nothing by themselves.
 * @param query all words as they were written: nobody wrote the inflection of a synonym
 * @param words those of this wording that mean something by themselves
 */
function titleBonus(query: readonly string[], words: readonly string[]) {
  const written = searchedWords(query).map(accented)
  const all = query.map(folded)
  return (title: string, titleWords: number): number => {
    if (titleWords === 0) return 1
    const ofTitle = wordsOf(title)
    const plain = ofTitle.map(folded)
    const ofBoth = (titleWords / words.length) * (titleWords / meaningfulWords(ofTitle).length)
    const exact = shareIn(ofTitle.map(accented), written)
    return 1 + Math.min(1, ofBoth) + exact + shareIn(plain, all)
  }
}

/** The number in an address: a product's is its code. */
export function idOf({ path }: IndexedPage): number {
  return Number(/\/(\d+)(?:\/|$)/.exec(path)?.[1] ?? 0)
}

const codeStems = new Set(codeWords.map(stemForm))

/** The number that a query consists of, beside words such as “code”. */
function codeIn(query: readonly string[]): number | undefined {
  const [number = '', ...others] = meaningfulWords(query).filter(
    (word) => !codeStems.has(stemForm(word)),
  )
  return /^\d+$/.test(number) && others.length === 0 ? Number(number) : undefined
}

function shareIn(words: readonly string[], asked: readonly string[]): number {
  return asked.filter((word) => words.includes(word)).length / asked.length
}

function searchedWords(words: readonly string[]): string[] {
  return [...new Set(meaningfulWords(words))].slice(0, mostWords)
}

/** In the Latin layout, the key of the Greek accent gives a semicolon. */
function withoutDeadKeys(query: string): string {
  return query.replace(/[;:](?=[aehioyv])/gi, '')
}

interface WordUse {
  /** It may go on. */
  isBeingTyped: boolean
  /** It neither goes on nor has an error. */
  isComplete: boolean
  /** Whether a term is how a whole word of the pages sounds. */
  isWhole: (term: string) => boolean
}

/** Pages with a word: as written, its other forms, or how it sounds; else with the nearest typos. */
function wordMatches(
  index: MiniSearch<Document>,
  word: string,
  { isBeingTyped, isComplete, isWhole }: WordUse,
): SearchResult[] {
  const { stems, sounds, roots, swapped, mayBegin, mayErr, endsForeign } = queryWord(word)
  const begun = isBeingTyped && mayBegin ? sounds.filter(isLongEnough) : []
  // Of a synonym nobody wrote the inflection, and a Greek root is no English word.
  const isMeant = (root: string) =>
    (!isComplete || rootOf(root) === root) && (!endsForeign || isWhole(soundForm(root)))
  const search = (...queries: Query[]) =>
    index.search(
      { combineWith: 'OR', queries },
      { tokenize: (term) => [term], processTerm: (term) => term },
    )
  const forms = search(
    anyOf(stems, weights.stem),
    anyOf(roots.filter(isMeant).map(soundForm), weights.sound),
    anyOf(begun.map(soundForm), weights.beginning, {
      prefix: true,
      ...(endsForeign && inNames),
    }),
  )
  if (forms.length > 0 || isComplete || !mayErr) return forms
  const alike = (length: number, typos: number) =>
    rootsOf(sounds)
      // A short root resembles too many others.
      .filter((sound) => sound.length >= (sounds.includes(sound) ? length : length + 1))
      .map((sound) => {
        const places = placesOf(sound)
        const found = search({ queries: [soundForm(sound)], fuzzy: typos, ...places })
        const terms = new Set(found.flatMap(({ match }) => Object.keys(match)))
        const likely = [...terms].filter((term) => isAsLong(term, length) && isLike(term, sound))
        return anyOf(likely, weights.typo, places)
      })
  const oneTypo = search(
    ...rootsOf(swapped)
      .filter((sound) => sound.length >= shortWord)
      .map((sound) => anyOf([soundForm(sound)], weights.typo, placesOf(sound))),
    ...alike(shortWord, 1),
  )
  return oneTypo.length > 0 ? oneTypo : search(...alike(longWord, 2))
}

/** Where few words are, so that none is like another by chance. */
const inNames = { fields: ['title', 'labels'] }

const isShort = (sound: string) => sound.length < longWord

/** Where a word with an error is looked for: in a long text, some word resembles any short one. */
const placesOf = (sound: string) => (isShort(sound) ? inNames : {})

/** Whether a term may be meant by a sound with an error: a short one begins and ends alike. */
function isLike(term: string, sound: string): boolean {
  const isEdged = term.startsWith(soundForm(sound.slice(0, 1))) && term.endsWith(sound.slice(-1))
  return !isShort(sound) || isEdged
}

/** Any few letters resemble some short word. */
const isAsLong = (term: string, length: number) => term.length >= soundForm('').length + length

const isLongEnough = (sound: string) => sound.length > 1

/** A query for any of these terms. */
function anyOf(terms: readonly string[], weight: number, more: object = {}): Query {
  const boost = Object.fromEntries(fields.map((field) => [field, fieldWeights[field] * weight]))
  return { queries: [...terms], boost, ...more }
}
