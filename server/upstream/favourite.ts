import * as z from 'zod/mini'
import type { Favourite, FavouriteMark } from '../../contract/shop/favourite'
import { id } from '../../contract/wire/scalars'
import { apiDateTime } from './date-time'
import { unshownFields } from './lenient'
import { product } from './product'
import { toShape } from './shape'

const apiFavourite = z.object({
  id,
  userId: id,
  product,
  ...unshownFields,
  /** Only the entity has it, not the rows of lists. */
  updatedAt: z.catch(z.optional(apiDateTime), undefined),
})

/** A favourite with its product, from the lists and from `/product/favourite/{id}`. */
export const favourite = z.pipe(
  apiFavourite,
  toShape<Favourite>()(({ userId, updatedAt, ...row }) => ({
    ...row,
    user: userId,
    updatedAt: updatedAt ?? row.createdAt,
  })),
)

/** A row of `favourites_by_products`, which names the product by its id. */
export const favouriteMark = z.pipe(
  z.object({ id, userId: id, productId: id }),
  toShape<FavouriteMark>()((row) => ({
    id: row.id,
    user: row.userId,
    product: { id: row.productId },
  })),
)

/** The answer to `POST /product/favourite`; the owner is who sent it. */
export const newFavourite = z.object({ id, product: id })
