import type { ContentsHeading } from '#components/contents'
import type { MotifName } from '#components/motif'
import { addMessages } from '#lib/i18n/messages'
import textPage from '#locales/el/text-page.json'

/** Messages around the text of a page. */
export const textPageMessages = addMessages('text-page', textPage)

/** Content of an editorial or legal page. */
export interface TextPageContent {
  slug: string
  title: string
  lead: string
  /** Key facts at the top. */
  facts: readonly TextFact[]
  /** Sanitised and structured at build time. */
  html: string
  headings: readonly ContentsHeading[]
  /** Date of the last change, ISO 8601; legal texts only. */
  updatedAt: string | null
  related: readonly RelatedTextPage[]
}

export interface TextFact {
  figure: string
  words: string
}

export interface RelatedTextPage {
  slug: string
  title: string
  lead: string
}

const motifs: Readonly<Record<string, MotifName>> = {
  about: 'drop',
  vision: 'ripple',
  'why-microlearning': 'bars',
  'what-is-microlearning': 'leaf',
}

/** The illustration of a page; legal texts share one. */
export function motifOf(slug: string): MotifName {
  return motifs[slug] ?? 'book'
}
