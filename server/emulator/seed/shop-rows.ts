import { marked } from 'marked'
import type { StoredTranslations } from '../database/columns'
import type { subscriptionTopics } from '../database/tables/newsletter'
import type {
  productCategories,
  productFavourites,
  productImages,
  productReviews,
  products,
} from '../database/tables/products'
import type { searchEntries } from '../database/tables/search'
import { derivedNumber } from '../lib/derived-values'
import { foldWithPlaces } from '../search/greek-folding'
import { userIds } from './account-rows'
import { dayMs, idsBy, moment, placeOf, stampsAt, treePlaces } from './row-values'
import type { ProductSeed, Seed } from './seed-schema'

const openedAt = moment('2025-09-01T09:00:00+03:00')
const noSeo = { seoTitle: '', seoDescription: '', seoKeywords: '' }

export function productCategoryRows(seed: Seed): (typeof productCategories.$inferInsert)[] {
  const places = treePlaces(seed.catalogueCategories)
  return seed.catalogueCategories.map(({ slug, name, description }) => ({
    ...placeOf(places, slug),
    slug,
    translations: { el: { name, description: `<p>${description}</p>` } },
    picture: `media/stagona/uploads/categories/${slug}.png`,
    ...noSeo,
    ...stampsAt(openedAt, 'product category', slug),
  }))
}

/** Every topic asks for confirmation by mail, as the real API's do. */
export function topicRows({ topics }: Seed): (typeof subscriptionTopics.$inferInsert)[] {
  return topics.map(({ slug, name, description, category }, at) => ({
    id: at + 1,
    ...{ slug, category, translations: { el: { name, description } } },
    ...{ isActive: true, isDefault: false, requiresConfirmation: true },
    ...stampsAt(openedAt, 'topic', slug),
  }))
}

function productMessages({ name, description, onlyEnglish }: ProductSeed) {
  const messages = { name, description: marked.parse(description, { async: false }).trim() }
  return onlyEnglish ? { en: messages } : { el: messages }
}

function bornAt(position: number): number {
  return openedAt + position * 4 * dayMs + (position % 7) * 3_600_000
}

/** Rows of the products; a product's id is its position from 1 on. */
export function productRows(seed: Seed): (typeof products.$inferInsert)[] {
  const places = treePlaces(seed.catalogueCategories)
  const groupId = numberOf(seed.products.map(({ group }) => group))
  const brandId = numberOf(seed.products.map(({ brand }) => brand))
  const pairs = seed.products.flatMap(({ attributes = {} }) => Object.entries(attributes))
  const attributeId = numberOf(pairs.map(([name]) => name))
  const valueId = numberOf(pairs.map(String))
  return seed.products.map((product, at) => ({
    id: at + 1,
    variantGroup: groupId(product.group),
    brand: brandId(product.brand),
    brandName: product.brand ?? null,
    attributes: Object.entries(product.attributes ?? {}).map(([name, value]) => ({
      attributeId: attributeId(name) ?? 0,
      attributeName: name,
      attributeValueId: valueId(String([name, value])) ?? 0,
      value,
    })),
    translations: productMessages(product),
    slug: product.slug,
    category: placeOf(places, product.category).id,
    priceDropAlertsEnabled: product.priceAlerts ?? true,
    price: product.price,
    vatPercent: product.vatPercent,
    discountPercent: product.discountPercent ?? 0,
    viewCount: derivedNumber(900, 'views', product.slug),
    stock: product.stock,
    active: product.active ?? true,
    weightGrams: product.weightGrams,
    ...noSeo,
    ...stampsAt(bornAt(at), 'product', product.slug),
  }))
}

/** Numbers words from 1 on, in the order of their first use; null for none. */
function numberOf(words: readonly (string | undefined)[]) {
  const known = [...new Set(words.filter((word) => word !== undefined))]
  return (word: string | undefined) => (word === undefined ? null : known.indexOf(word) + 1)
}

/** Rows of the product pictures: two for each product, the front first. */
export function productImageRows(seed: Seed): (typeof productImages.$inferInsert)[] {
  const files = seed.products.flatMap(({ slug, picturesOf = slug }, at) => [
    { slug, at, file: picturesOf, isMain: true },
    { slug, at, file: `${picturesOf}-2`, isMain: false },
  ])
  return files.map(({ slug, at, file, isMain }, position) => ({
    id: position + 1,
    product: at + 1,
    translations: { el: { title: seed.products[at]?.name.slice(0, 50) ?? slug } },
    picture: `media/stagona/uploads/products/${file}.png`,
    isMain,
    sortOrder: isMain ? 0 : 1,
    ...stampsAt(bornAt(at), 'product image', slug, file),
  }))
}

export function productIds({ products }: Seed): (slug: string) => number {
  return idsBy(products, ({ slug }) => slug)
}

/** Rows of the reviews; only an approved one is published. */
export function productReviewRows(seed: Seed): (typeof productReviews.$inferInsert)[] {
  const productOf = productIds(seed)
  const userOf = userIds(seed)
  return seed.reviews.map(({ product, person, rate, comment, status, createdAt }, at) => ({
    id: at + 1,
    product: productOf(product),
    user: userOf(person),
    translations: { el: { comment } },
    rate,
    status,
    isPublished: status === 'TRUE',
    publishedAt: status === 'TRUE' ? moment(createdAt) : null,
    ...stampsAt(moment(createdAt), 'product review', product, person),
  }))
}

/** Favourites: about every seventh person for each product. */
export function productFavouriteRows(seed: Seed): (typeof productFavourites.$inferInsert)[] {
  const productOf = productIds(seed)
  const userOf = userIds(seed)
  const pairs = seed.products.flatMap(({ slug }) =>
    seed.people
      .filter(({ key }) => derivedNumber(7, 'favourite', slug, key) === 0)
      .map(({ key }) => ({ slug, key })),
  )
  return pairs.map(({ slug, key }, at) => ({
    id: at + 1,
    user: userOf(key),
    product: productOf(slug),
    ...stampsAt(moment('2026-09-01T12:00:00+03:00') + at * 60_000, 'favourite', slug, key),
  }))
}

interface Searched {
  id?: number | undefined
  translations: StoredTranslations
}

/** Ids of translations start far from those of the entities, so that mixing them up is noticed. */
const firstTranslationId = 1001

/** One row for each translation; the order of `fields` is that of their weight in a search. */
export function searchEntryRows(
  products: readonly Searched[],
  posts: readonly Searched[],
): (typeof searchEntries.$inferInsert)[] {
  const entries = [
    ...products.flatMap((row) => entriesOf('product', row, ['name', 'description'])),
    ...posts.flatMap((row) => entriesOf('blogPost', row, ['title', 'subtitle', 'body'])),
  ]
  return entries.map((entry, at) => ({ id: firstTranslationId + at, ...entry }))
}

function entriesOf(
  kind: 'product' | 'blogPost',
  { id = 0, translations }: Searched,
  fields: readonly string[],
) {
  return Object.entries(translations).map(([languageCode, words]) => {
    const messages = fields.map((field) => [field, words[field] ?? ''] as const)
    const folded = messages.map(([field, text]) => [
      field,
      foldWithPlaces(text, { markup: true }).text.trim(),
    ])
    return {
      kind,
      master: id,
      languageCode,
      messages: Object.fromEntries(messages),
      folded: Object.fromEntries(folded),
    }
  })
}
