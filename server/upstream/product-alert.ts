import * as z from 'zod/mini'
import { alertKinds, type ProductAlert } from '../../contract/shop/product-alert'
import { id, money } from '../../contract/wire/scalars'
import { apiDateTime } from './date-time'
import { toShape } from './shape'

const apiAlert = z.object({
  id,
  product: id,
  kind: z.enum(alertKinds),
  targetPrice: z.nullable(money),
  isActive: z.boolean(),
  notifiedAt: z.catch(z.nullable(apiDateTime), null),
  createdAt: apiDateTime,
})

/** An alert, without the address or the account that the API shows with it. */
export const productAlert = z.pipe(
  apiAlert,
  toShape<ProductAlert>()((row) => ({ ...row })),
)

/** One in the list of its owner; staff gets those of everybody. */
export const listedAlert = z.extend(apiAlert, { user: z.nullable(id) })
export type ListedAlert = z.infer<typeof listedAlert>
