import * as z from 'zod/mini'
import { entityPath } from '../../contract/paths/site-paths'
import {
  product as contractProduct,
  type Product,
  type ProductAttribute,
  weight,
} from '../../contract/shop/product'
import { id, lenientText } from '../../contract/wire/scalars'
import { translate } from '../../contract/wire/translations'
import { lenient, lenientTranslations, unshownFields } from './lenient'
import { toShape } from './shape'

/** Below zero where more has been sold than there was. */
const stock = z.pipe(
  z.int(),
  z.transform((pieces) => Math.max(0, pieces)),
)

const apiAttribute = z.object({
  attributeId: id,
  attributeName: z.string(),
  attributeValueId: id,
  value: z.string(),
})

const attribute = z.pipe(
  apiAttribute,
  toShape<ProductAttribute>()(({ attributeId, attributeName, attributeValueId, value }) => ({
    attributeId,
    name: attributeName,
    valueId: attributeValueId,
    value,
  })),
)

/** What is made here, of other calls: the API's own averages count waiting and refused reviews. */
const made = {
  reviewAverage: true,
  approvedReviewAverage: true,
  reviewCount: true,
  approvedReviewCount: true,
  absoluteUrl: true,
} as const

/** What no page shows, or what hardly anybody would miss. */
const instead = {
  category: null,
  vat: null,
  ...{ vatValue: 0, discountPercent: 0, priceSavePercent: 0 },
  ...{ viewCount: 0, likesCount: 0 },
}

/** A product as lists and detail have it. */
const apiProduct = z.extend(lenient(z.omit(contractProduct, made), instead), {
  translations: lenientTranslations('name', 'description'),
  // What belongs to variants is not worth losing a product.
  variantGroup: z.catch(z.nullable(id), null),
  brandName: z.catch(lenientText, ''),
  attributes: z.catch(z.array(attribute), []),
  /** In a detail only. */
  priceDropAlertsEnabled: z.catch(z.nullable(z.boolean()), null),
  vat: z.catch(z.nullable(id), null),
  stock,
  weight: z.catch(z.nullable(weight), null),
  ...unshownFields,
})

/** Average of the approved reviews of a product, in half stars, and their number. */
export interface Rating<Value = number> {
  average: Value
  count: Value
}

/** The rating of a product without an approved review. */
export const unrated: Rating = { average: 0, count: 0 }

/** The rating of a product whose reviews have not been read. */
export const unread: Rating<null> = { average: null, count: null }

/** A product with the rating of its approved reviews. */
export function rated<Row, Value>(row: Row, { average, count }: Rating<Value>) {
  return {
    ...row,
    reviewAverage: average,
    approvedReviewAverage: average,
    reviewCount: count,
    approvedReviewCount: count,
  }
}

function toProduct(row: z.infer<typeof apiProduct>) {
  return rated({ ...row, absoluteUrl: entityPath('product', row) }, unread)
}

/** A product in the shape of the contract, without its rating, which `rated` adds. */
export const product = z.pipe(apiProduct, toShape<Product>()(toProduct))

const named = z.object({ translations: lenientTranslations('name') })

/** The name of what may not be a whole product, as far as it has one. */
export function knownName(row: unknown): string {
  const read = z.safeParse(named, row)
  return read.success ? translate(read.data.translations, 'name') : ''
}
