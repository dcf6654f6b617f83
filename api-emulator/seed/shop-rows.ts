import { marked } from 'marked'
import type {
  productCategories,
  productImages,
  products,
  productTagLinks,
  productTags,
} from '../store/shop-tables'
import { dayMs, derivedNumber, moment, stampsAt } from './derived-values'
import { productIds } from './review-rows'
import type { Seed } from './seed'
import { idsBy } from './seed-places'
import type { ProductSeed } from './seed-types'
import { placeOf, treePlaces } from './tree-rows'

const openedAt = moment('2025-09-01T09:00:00+03:00')
const noSeo = { seoTitle: '', seoDescription: '', seoKeywords: '' }

/** Rows of the catalogue's tree. */
export function productCategoryRows(seed: Seed): (typeof productCategories.$inferInsert)[] {
  const places = treePlaces(seed.catalogueCategories)
  return seed.catalogueCategories.map(({ slug, name, description }) => ({
    ...placeOf(places, slug),
    slug,
    translations: { el: { name, description: `<p>${description}</p>` } },
    picture: `media/uploads/categories/${slug}.png`,
    ...noSeo,
    ...stampsAt(openedAt, 'product category', slug),
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
  return seed.products.map((product, at) => ({
    id: at + 1,
    translations: productMessages(product),
    slug: product.slug,
    category: placeOf(places, product.category).id,
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

/** Rows of the products' pictures: two of each that has any, the thing itself first. */
export function productImageRows(seed: Seed): (typeof productImages.$inferInsert)[] {
  const files = seed.products.flatMap(({ slug, hasPicture = true }, at) => {
    if (!hasPicture) return []
    return [
      { slug, at, file: slug, isMain: true },
      { slug, at, file: `${slug}-2`, isMain: false },
    ]
  })
  return files.map(({ slug, at, file, isMain }, position) => ({
    id: position + 1,
    product: at + 1,
    translations: { el: { title: seed.products[at]?.name.slice(0, 50) ?? slug } },
    picture: `media/uploads/products/${file}.png`,
    isMain,
    sortOrder: isMain ? 0 : 1,
    ...stampsAt(bornAt(at), 'product image', file),
  }))
}

/** Rows of the products' labels. */
export function productTagRows(seed: Seed): (typeof productTags.$inferInsert)[] {
  return seed.productTagLabels.map(({ slug, label }, at) => ({
    id: at + 1,
    translations: { el: { label } },
    active: true,
    sortOrder: at,
    ...stampsAt(openedAt, 'product tag', slug),
  }))
}

/** Which labels each product bears. */
export function productTagLinkRows(seed: Seed): (typeof productTagLinks.$inferInsert)[] {
  const productOf = productIds(seed)
  const tagOf = idsBy(seed.productTagLabels, ({ slug }) => slug)
  return Object.entries(seed.productTags).flatMap(([slug, tags]) =>
    tags.map((tag) => ({ product: productOf(slug), tag: tagOf(tag) })),
  )
}
