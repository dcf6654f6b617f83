import * as z from 'zod/mini'
import { seoFields, stampFields, uuidField } from '../wire/common-fields'
import { count, id, lenientText, money, percent, picturePath } from '../wire/scalars'
import { translationsOf } from '../wire/translations'

/** Units of weight that the API knows. */
export const weightUnits = ['g', 'lb', 'oz', 'kg', 'tonne'] as const

export const weight = z.object({ unit: z.enum(weightUnits), value: z.number() })
export type Weight = z.infer<typeof weight>

/** A value of an attribute, such as a colour, in the language of the request. */
export const productAttribute = z.object({
  attributeId: id,
  name: z.string(),
  valueId: id,
  value: z.string(),
})
export type ProductAttribute = z.infer<typeof productAttribute>

/**
 * A product. Products of one `variantGroup` are the same thing in several versions, each with a page
 * of its own. `priceDropAlertsEnabled` is null in lists, which do not say it.
 * `price` is net; `finalPrice` includes tax and discount, in euro. `stock` 0 means sold out.
 * `description` is HTML of the shop's owner: sanitise it before showing it.
 * Review averages count half stars, 0 to 10, of approved reviews alone; so do the numbers. They are
 * null together where the reviews could not be read, and in carts, orders and favourites.
 */
export const product = z.object({
  id,
  translations: translationsOf('name', 'description'),
  slug: z.string(),
  category: z.nullable(id),
  variantGroup: z.nullable(id),
  brandName: lenientText,
  attributes: z.array(productAttribute),
  priceDropAlertsEnabled: z.nullable(z.boolean()),
  price: money,
  vat: z.nullable(z.int()),
  vatPercent: percent,
  vatValue: money,
  discountPercent: percent,
  discountValue: money,
  priceSavePercent: percent,
  finalPrice: money,
  viewCount: count,
  stock: count,
  active: z.boolean(),
  weight: z.nullable(weight),
  mainImagePath: picturePath,
  reviewAverage: z.nullable(z.number()),
  approvedReviewAverage: z.nullable(z.number()),
  reviewCount: z.nullable(count),
  approvedReviewCount: z.nullable(count),
  likesCount: count,
  absoluteUrl: z.string(),
  ...seoFields,
  ...stampFields,
  ...uuidField,
})
export type Product = z.infer<typeof product>

/** Fields by which `GET /product` may be ordered; a leading `-` reverses the order. */
export const productOrderings = [
  'price',
  'createdAt',
  'discountValue',
  'finalPrice',
  'priceSavePercent',
  'reviewAverage',
  'approvedReviewAverage',
  'likesCount',
] as const
