import type * as z from 'zod/mini'
import {
  exampleProduct,
  exampleProductCategory,
  exampleProductImage,
  exampleProductReview,
} from '../../../contract/examples/catalogue-examples'
import { uuidOf } from '../../../contract/examples/example-stamps'
import type { product } from '../../../contract/shop/product'
import type { productCategory, productImage } from '../../../contract/shop/product-category'
import type { productReview } from '../../../contract/shop/product-review'
import { syntheticText } from './synthetic-text'

const shelves = 8
const productsPerCategory = 40
const day = 86_400_000
const firstDay = Date.UTC(2026, 0, 1)

/** Rows of one list, numbered from 1. */
export function many<Row>(count: number, make: (id: number) => Row): Row[] {
  return Array.from({ length: count }, (_, index) => make(index + 1))
}

/** The catalogue's lists, as the API would send them. */
export function syntheticShop(productCount: number) {
  const categoryCount = shelves + Math.ceil(productCount / productsPerCategory)
  return {
    '/product': many(productCount, (id) => productRow(id, categoryCount)),
    '/product/category': many(categoryCount, categoryRow),
    '/product/image': many(Math.floor(productCount / 2), imageRow),
    '/product/review': many(Math.floor(productCount / 2), reviewRow),
  }
}

function productRow(id: number, categoryCount: number) {
  const text = syntheticText(id)
  const price = 5 + text.below(60)
  return {
    ...exampleProduct,
    id,
    uuid: uuidOf(id),
    translations: {
      el: { name: `${text.words(3)} ${id}`, description: text.paragraphs(3, 45) },
    },
    slug: `product-${id}`,
    category: shelves + 1 + (id % (categoryCount - shelves)),
    price,
    vatValue: price * 0.24,
    discountPercent: 0,
    discountValue: 0,
    priceSavePercent: 0,
    finalPrice: Number((price * 1.24).toFixed(2)),
    stock: text.below(20),
    mainImagePath: `media/uploads/products/product-${id}.png`,
    absoluteUrl: `/products/${id}/product-${id}`,
    createdAt: new Date(firstDay + (id % 300) * day).toISOString(),
  } satisfies z.input<typeof product>
}

function categoryRow(id: number) {
  const isShelf = id <= shelves
  return {
    ...exampleProductCategory,
    id,
    uuid: uuidOf(id),
    translations: {
      el: { name: `${syntheticText(id).words(2)} ${id}`, description: syntheticText(id).words(20) },
    },
    slug: `category-${id}`,
    parent: isShelf ? null : 1 + (id % shelves),
    level: isShelf ? 0 : 1,
  } satisfies z.input<typeof productCategory>
}

function imageRow(id: number) {
  const path = `media/uploads/products/product-${id}-2.png`
  return {
    ...exampleProductImage,
    id,
    uuid: uuidOf(id),
    product: id,
    image: `https://api.example/${path}`,
    mainImagePath: path,
  } satisfies z.input<typeof productImage>
}

function reviewRow(id: number) {
  const text = syntheticText(id)
  return {
    ...exampleProductReview,
    id,
    uuid: uuidOf(id),
    translations: { el: { comment: `${text.words(15)}.` } },
    product: { id: 1 + (id % 97) * 10 },
    rate: 1 + text.below(10),
  } satisfies z.input<typeof productReview>
}
