import type { NotificationKind } from '../../contract/notifications/notification'
import type { OrderStatus, PaymentStatus } from '../../contract/shop/order'
import type { DemoAccount } from './demo-accounts'
import type { ProductTagSeed } from './product-tags'
import type { CountrySeed, PayWaySeed, RegionSeed } from './shop-settings'

/** Types of the hand-written seed content. */

/** A node of the blog's or the catalogue's tree, parents first. */
export interface CategorySeed {
  /** ASCII, unique within its tree. */
  slug: string
  /** Slug of the parent; absent for a root. */
  parent?: string
  name: string
  /** One or two plain sentences. */
  description: string
}

/** One micro-lesson. Its body is the Markdown file `<root>/<slug>.md`. */
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
  /** An English name and description instead of the Greek ones, to test the language fallback. */
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

/** A person who writes comments and reviews. */
export interface PersonSeed {
  key: string
  firstName: string
  lastName: string
  username: string
}

/** An address of a demo account. */
export interface AddressSeed {
  person: string
  title: string
  street: string
  streetNumber: string
  city: string
  zipcode: string
  /** A floor as in the API, or empty. */
  floor: string
  locationType: 'HOME' | 'OFFICE' | 'OTHER'
  country: string
  region: string
  phone: string
  notes: string
  isMain: boolean
}

/** An order to the main address of a person, with prices of the catalogue. */
export interface OrderSeed {
  /** Identifier within the seed. */
  key: string
  person: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  payWay: PayWaySeed['code']
  documentType: 'RECEIPT' | 'INVOICE'
  /** Slug of a product and its quantity. */
  items: readonly (readonly [product: string, quantity: number])[]
  /** In euro, tax included. */
  shippingPrice: number
  customerNotes?: string
  tracking?: readonly [number: string, carrier: string]
  createdAt: string
  statusUpdatedAt: string
}

/** A notification for some people. */
export interface NotificationSeed {
  kind: NotificationKind
  title: string
  message: string
  /** The order or the path of the site that it links to, if any. */
  about?: { order: string } | { link: string }
  createdAt: string
  /** Seen state by key of the recipient. */
  seenBy: Readonly<Record<string, boolean>>
}

/** A lesson with its body. */
export interface WrittenLesson extends LessonSeed {
  /** Markdown. */
  body: string
}

/** All content of the store; the order of a list determines the ids of its rows. */
export interface Seed {
  authors: readonly AuthorSeed[]
  people: readonly PersonSeed[]
  /** People who can sign in. */
  demoAccounts: readonly DemoAccount[]
  catalogueCategories: readonly CategorySeed[]
  products: readonly ProductSeed[]
  productTagLabels: readonly ProductTagSeed[]
  /** Tag slugs by product slug. */
  productTags: Readonly<Record<string, readonly string[]>>
  reviews: readonly ReviewSeed[]
  blogCategories: readonly CategorySeed[]
  blogTags: readonly TagSeed[]
  lessons: readonly WrittenLesson[]
  /** Comments by lesson slug. */
  lessonComments: Readonly<Record<string, readonly CommentSeed[]>>
  countries: readonly CountrySeed[]
  regions: readonly RegionSeed[]
  payWays: readonly PayWaySeed[]
  /** Address books of the demo accounts. */
  addresses: readonly AddressSeed[]
  placedOrders: readonly OrderSeed[]
  notifications: readonly NotificationSeed[]
}
