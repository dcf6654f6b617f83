import type { AddressSeed, NotificationSeed, OrderSeed } from './belongings/belonging-types'
import type { DemoAccount } from './demo-accounts'
import type { CountrySeed, RegionSeed } from './geo'
import type { PayWaySeed } from './pay-ways'
import type { ProductTagSeed } from './product-tags'
import type {
  AuthorSeed,
  CategorySeed,
  CommentSeed,
  LessonSeed,
  PersonSeed,
  ProductSeed,
  ReviewSeed,
  TagSeed,
} from './seed-types'

/** A lesson with its body. */
export interface WrittenLesson extends LessonSeed {
  /** Markdown. */
  body: string
}

/** Everything that the store is planted with; the order of a list gives its rows their ids. */
export interface Seed {
  authors: readonly AuthorSeed[]
  people: readonly PersonSeed[]
  /** Those of the people who can sign in. */
  demoAccounts: readonly DemoAccount[]
  catalogueCategories: readonly CategorySeed[]
  products: readonly ProductSeed[]
  productTagLabels: readonly ProductTagSeed[]
  /** Slugs of labels by slug of a product. */
  productTags: Readonly<Record<string, readonly string[]>>
  reviews: readonly ReviewSeed[]
  blogCategories: readonly CategorySeed[]
  blogTags: readonly TagSeed[]
  lessons: readonly WrittenLesson[]
  /** What was written under a lesson, by its slug. */
  lessonComments: Readonly<Record<string, readonly CommentSeed[]>>
  countries: readonly CountrySeed[]
  regions: readonly RegionSeed[]
  payWays: readonly PayWaySeed[]
  /** Address books of the demo accounts. */
  addresses: readonly AddressSeed[]
  placedOrders: readonly OrderSeed[]
  notifications: readonly NotificationSeed[]
}
