import * as z from 'zod/mini'
import { stampFields, uuidField } from '../wire/common-fields'
import { largestPageSize } from '../wire/page'
import { id } from '../wire/scalars'
import { product } from './product'

/** A favourite of a member, from `GET /product/favourite`; it is deleted by its own id. */
export const favourite = z.object({
  id,
  user: id,
  product,
  ...stampFields,
  ...uuidField,
})
export type Favourite = z.infer<typeof favourite>

/** A favourite without its product: answer of `POST /api/products/favourites`. */
export const favouriteMark = z.object({ id, user: id, product: z.object({ id }) })
export type FavouriteMark = z.infer<typeof favouriteMark>

/** Answer of `POST /api/products/favourites/favourites-by-products`. */
export const favouriteMarks = z.array(favouriteMark)

/** Body of `POST /api/products/favourites`; the owner is who is signed in. */
export const favouriteCreation = z.object({ product: id })

/**
 * Body of `POST /api/products/favourites/favourites-by-products`: which of these are favourites.
 */
export const favouritesByProducts = z.object({
  productIds: z.array(id).check(z.minLength(1), z.maxLength(largestPageSize)),
})

/** The favourite of a product; undefined where there is none. */
export function favouriteOf(
  marks: readonly FavouriteMark[],
  productId: number,
): FavouriteMark | undefined {
  return marks.find((mark) => mark.product.id === productId)
}
