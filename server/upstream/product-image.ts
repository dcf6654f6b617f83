import * as z from 'zod/mini'
import type { ProductImage } from '../../contract/shop/product-category'
import { sortField } from '../../contract/wire/common-fields'
import { id, lenientText, picturePath } from '../../contract/wire/scalars'
import { apiDateTime } from './date-time'
import { lenient, lenientTranslations, unshownFields } from './lenient'
import { toShape } from './shape'

/** A picture: a list names its product by id, and a detail has the whole product. */
const apiImage = z.extend(
  lenient(
    z.object({
      id,
      product: z.union([id, z.object({ id })]),
      image: lenientText,
      isMain: z.boolean(),
      mainImagePath: picturePath,
      ...sortField,
    }),
    { isMain: false, sortOrder: null },
  ),
  {
    translations: lenientTranslations('title'),
    ...unshownFields,
    /** In a detail only. */
    updatedAt: z.catch(z.optional(apiDateTime), undefined),
  },
)

function toImage({ product, image, updatedAt, ...row }: z.infer<typeof apiImage>) {
  return {
    ...row,
    product: typeof product === 'number' ? product : product.id,
    image: pathOf(image),
    updatedAt: updatedAt ?? row.createdAt,
  }
}

/** The host that the API names is an internal one. */
function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : address
}

/** A picture of a product in the shape of the contract. */
export const productImage = z.pipe(apiImage, toShape<ProductImage>()(toImage))
