import * as z from 'zod/mini'
import { notificationKinds } from '#contract/notifications/notification'
import { chosenDocumentType } from '#contract/shop/document-type'
import { orderStatuses, paymentStatuses } from '#contract/shop/order'
import type { DemoAccount } from './demo-accounts'

/** Schemas of the files in `content/`. Slugs and keys are ASCII and unique within their list. */

const dateTime = z.iso.datetime({ offset: true })
const strings = z.array(z.string())

/** A node of the blog's or the catalogue's tree, parents first. */
export const categorySeed = z.strictObject({
  slug: z.string(),
  /** Slug of the parent; absent for a root. */
  parent: z.optional(z.string()),
  name: z.string(),
  description: z.string(),
})
export type CategorySeed = z.infer<typeof categorySeed>

/** One micro-lesson: `lessons/<root category>/<slug>.md`. */
export const lessonSeed = z.strictObject({
  slug: z.string(),
  title: z.string(),
  subtitle: z.string(),
  category: z.string(),
  /** Slugs of blog tags. */
  tags: strings,
  /** Key of an author. */
  author: z.string(),
  publishedAt: dateTime,
  featured: z.optional(z.boolean()),
  /** Defaults to true; an unpublished lesson must never reach a visitor. */
  isPublished: z.optional(z.boolean()),
  seoDescription: z.string().check(z.maxLength(160)),
  /** Markdown. */
  body: z.string(),
})
export type LessonSeed = z.infer<typeof lessonSeed>

export const blogTagSeed = z.strictObject({ slug: z.string(), name: z.string() })

export const authorSeed = z.strictObject({
  key: z.string(),
  displayName: z.string(),
  bio: z.string(),
  website: z.string(),
})

/** One product: `products/<group>/<slug>.md`. Money is net, in euro. */
export const productSeed = z.strictObject({
  slug: z.string(),
  /** Slug of a catalogue category. */
  category: z.string(),
  name: z.string(),
  /** Key of the group whose products are variants of one another. */
  group: z.optional(z.string()),
  brand: z.optional(z.string()),
  /** Whether one may ask to be told of a lower price; defaults to true. */
  priceAlerts: z.optional(z.boolean()),
  /** Values by the name of the attribute. */
  attributes: z.optional(z.record(z.string(), z.string())),
  /** Slug of the product whose pictures it has, too. */
  picturesOf: z.optional(z.string()),
  /** Markdown: two or three short paragraphs, a list where it helps. */
  description: z.string(),
  price: z.number(),
  vatPercent: z.literal([24, 13, 6]),
  /** Absent means none. */
  discountPercent: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  stock: z.int(),
  weightGrams: z.int(),
  /** Defaults to true. */
  active: z.optional(z.boolean()),
  /** An English name and description instead of the Greek ones, to test the language fallback. */
  onlyEnglish: z.optional(z.boolean()),
})
export type ProductSeed = z.infer<typeof productSeed>

/** A review; each person reviews a product at most once. */
export const reviewSeed = z.strictObject({
  product: z.string(),
  person: z.string(),
  /** Half stars. */
  rate: z.int().check(z.minimum(1), z.maximum(10)),
  comment: z.string(),
  status: z.enum(['NEW', 'TRUE', 'FALSE']),
  createdAt: dateTime,
})

/** A comment with its replies, at most three levels deep. */
export const commentSeed = z.strictObject({
  person: z.string(),
  content: z.string(),
  isApproved: z.boolean(),
  createdAt: dateTime,
  get replies() {
    return z.optional(z.array(commentSeed))
  },
})
export type CommentSeed = z.infer<typeof commentSeed>

/** A person who writes comments and reviews. */
export const personSeed = z.strictObject({
  key: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
})

/** A country that the shop delivers to; codes of ISO 3166-1. */
export const countrySeed = z.strictObject({
  alpha2: z.string().check(z.length(2)),
  alpha3: z.string().check(z.length(3)),
  isoCc: z.int(),
  /** International dialling code, without the plus sign. */
  phoneCode: z.int(),
  name: z.string(),
  sortOrder: z.int(),
})

/** A region of Greece or a district of Cyprus. */
export const regionSeed = z.strictObject({
  /** Code of ISO 3166-2, such as `GR-I`. */
  alpha: z.string(),
  /** The `alpha2` of its country. */
  country: z.string(),
  name: z.string(),
  /** Counts from 1 within its country. */
  sortOrder: z.int(),
})

/** A payment method. Money is in euro. */
export const payWaySeed = z.strictObject({
  code: z.enum(['PAY_ON_DELIVERY', 'CREDIT_CARD', 'BANK_TRANSFER']),
  name: z.string(),
  /** One sentence, shown beside the option. */
  description: z.string(),
  /** What the customer does next, shown after the order. */
  instructions: z.string(),
  cost: z.number(),
  /** Order total from which the cost is waived; 0 means never. */
  freeForOrderAmount: z.number(),
  sortOrder: z.int(),
  /** Empty without a payment provider. */
  providerCode: z.string(),
  isOnlinePayment: z.boolean(),
  requiresConfirmation: z.boolean(),
})

/** An address of a demo account. */
export const addressSeed = z.strictObject({
  country: z.string(),
  notes: z.string(),
  isMain: z.boolean(),
  person: z.string(),
  title: z.string(),
  street: z.string(),
  streetNumber: z.string(),
  city: z.string(),
  zipcode: z.string(),
  /** A floor as in the API, or empty. */
  floor: z.string(),
  locationType: z.enum(['HOME', 'OFFICE', 'OTHER']),
  region: z.string(),
  phone: z.string(),
})

/** An order to the main address of each of some people, with prices of the catalogue. */
export const orderSeed = z.strictObject({
  people: strings,
  payWay: payWaySeed.shape.code,
  paymentStatus: z.enum(paymentStatuses),
  documentType: chosenDocumentType,
  /** Tax number of the firm, for an invoice. */
  billingVatId: z.optional(z.string()),
  /** In euro, tax included. */
  shippingPrice: z.number(),
  status: z.enum(orderStatuses),
  /** Slug of a product and its quantity. */
  items: z.array(z.tuple([z.string(), z.int()])),
  customerNotes: z.optional(z.string()),
  /** Number and carrier. */
  tracking: z.optional(z.tuple([z.string(), z.string()])),
  createdAt: dateTime,
  /** When it came to the statuses before the present one. */
  earlierStatuses: z.optional(z.partialRecord(z.enum(orderStatuses), dateTime)),
  statusUpdatedAt: dateTime,
})

/** What the shop writes about. */
export const topicSeed = z.strictObject({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
})
export type TopicSeed = z.infer<typeof topicSeed>

/** A notification for some people. */
export const notificationSeed = z.strictObject({
  kind: z.enum(notificationKinds),
  title: z.string(),
  message: z.string(),
  /** The order or the path of the site that it links to, if any. */
  about: z.optional(
    z.union([z.strictObject({ order: z.string() }), z.strictObject({ link: z.string() })]),
  ),
  createdAt: dateTime,
  /** Seen state by key of the recipient. */
  seenBy: z.record(z.string(), z.boolean()),
})
export type NotificationSeed = z.infer<typeof notificationSeed>

export interface PlacedOrder extends Omit<z.infer<typeof orderSeed>, 'people'> {
  person: string
  /** Identifier within the seed: person and status. */
  key: string
}

/** All content of the store; the order of a list determines the ids of its rows. */
export interface Seed {
  authors: readonly z.infer<typeof authorSeed>[]
  people: readonly z.infer<typeof personSeed>[]
  /** People who can sign in. */
  demoAccounts: readonly DemoAccount[]
  catalogueCategories: readonly CategorySeed[]
  products: readonly ProductSeed[]
  reviews: readonly z.infer<typeof reviewSeed>[]
  blogCategories: readonly CategorySeed[]
  blogTags: readonly z.infer<typeof blogTagSeed>[]
  lessons: readonly LessonSeed[]
  /** Comments by lesson slug. */
  lessonComments: Readonly<Record<string, readonly CommentSeed[]>>
  countries: readonly z.infer<typeof countrySeed>[]
  regions: readonly z.infer<typeof regionSeed>[]
  payWays: readonly z.infer<typeof payWaySeed>[]
  /** Address books of the demo accounts. */
  addresses: readonly z.infer<typeof addressSeed>[]
  placedOrders: readonly PlacedOrder[]
  topics: readonly TopicSeed[]
  notifications: readonly NotificationSeed[]
}
