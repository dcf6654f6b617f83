/** Shapes of the hand-written seed; `api-emulator/seed/` turns them into rows of the store. */

/** A node of the blog's or the catalogue's tree, written parents first. */
export interface CategorySeed {
  /** ASCII, unique within its tree. */
  slug: string
  /** Slug of the parent; absent for a root. */
  parent?: string
  name: string
  /** One or two plain sentences. */
  description: string
}

/** One micro-lesson. Its body is the Markdown file `<root>/<slug>.md` beside the list that names it. */
export interface LessonSeed {
  slug: string
  title: string
  subtitle: string
  /** Slug of a blog category. */
  category: string
  /** Slugs of blog tags. */
  tags: readonly string[]
  /** Key of an author. */
  author: string
  /** ISO date-time with offset. */
  publishedAt: string
  featured?: boolean
  /** Defaults to true; an unpublished lesson must never reach a visitor. */
  isPublished?: boolean
  /** At most 160 characters. */
  seoDescription: string
}

export interface TagSeed {
  slug: string
  name: string
}

export interface AuthorSeed {
  key: string
  displayName: string
  bio: string
  website: string
}

/** One product. Money is net, in euro; weight in grams. */
export interface ProductSeed {
  slug: string
  /** Slug of a catalogue category. */
  category: string
  name: string
  /** Markdown: two or three short paragraphs, a list where it helps. */
  description: string
  price: number
  vatPercent: 24 | 13 | 6
  /** 0 to 100; absent means none. */
  discountPercent?: number
  stock: number
  weightGrams: number
  /** Defaults to true. */
  active?: boolean
  /** Defaults to true; false leaves the product without a picture. */
  hasPicture?: boolean
  /** An English name and description instead of the Greek ones, to prove the language fallback. */
  onlyEnglish?: boolean
}

/** A review by one of the seed's people. `rate` counts half stars, 1 to 10. */
export interface ReviewSeed {
  product: string
  person: string
  rate: number
  comment: string
  status: 'NEW' | 'TRUE' | 'FALSE'
  createdAt: string
}

/** A comment with its replies, at most three levels deep. */
export interface CommentSeed {
  person: string
  content: string
  isApproved: boolean
  createdAt: string
  replies?: readonly CommentSeed[]
}

/** Somebody who writes comments and reviews. */
export interface PersonSeed {
  key: string
  firstName: string
  lastName: string
  username: string
}
