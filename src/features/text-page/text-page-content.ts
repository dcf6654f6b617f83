import type { ContentsHeading } from '../../components/contents'

/** A page of plain text as it is shown. */
export interface TextPageContent {
  slug: string
  title: string
  lead: string
  /** What to remember of it, each a few words. */
  facts: readonly TextFact[]
  /** Sanitised and laid out at build. */
  html: string
  headings: readonly ContentsHeading[]
  /** Day of the last change, ISO 8601; only legal texts have one. */
  updatedAt: string | null
  /** Where to go from here. */
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
