import type { Context } from 'hono'
import * as z from 'zod'
import { notificationKinds } from '#contract/notifications/notification'
import { orderStatuses, paymentStatuses } from '#contract/shop/order'
import { reviewStatuses } from '#contract/shop/product-review'
import { ApiError } from '../lib/api-error'
import { jsonBody } from '../lib/read-body'

/**
 * Reads the body of a test control.
 * @throws ApiError 400 `{ detail }` with every invalid field
 */
export async function readControl<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const read = schema.safeParse(await jsonBody(c))
  if (read.success) return read.data
  throw new ApiError(400, { detail: z.prettifyError(read.error) })
}

const pathPrefix = z.string().startsWith('/').default('/')
const method = z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']).optional()
const count = z.number().int().positive()

/** `POST /switches/fail-next`: the next answers fail with a status. */
export const failNextBody = z.strictObject({
  status: z
    .number()
    .int()
    .min(200)
    .max(599)
    .refine((status) => ![204, 205, 304].includes(status), 'must be a status with a body')
    .default(500),
  count: count.default(1),
  pathPrefix,
  method,
  body: z.unknown().optional(),
})

/** `POST /switches/delay`: answers are delayed, all of them or the next `count`. */
export const delayBody = z.strictObject({
  delayMs: z.number().int().min(0).max(600_000),
  pathPrefix,
  method,
  count: count.nullable().default(null),
})

/** `POST /switches/truncate`: half of an answer is lost, of all of them or of the next `count`. */
export const truncateBody = z.strictObject({
  pathPrefix,
  method,
  count: count.nullable().default(null),
})

/** `POST /switches/clear`, `accounts/reset`, `worker/run` and `orders/{id}/complete`: take no settings. */
export const emptyBody = z.strictObject({})

/** `POST /switches/clock`: moves the clock forward (or back) by milliseconds. */
export const clockBody = z.strictObject({ offsetMs: z.number().int() })

/** `POST /switches/limits`: whether rate limits apply. */
export const limitsBody = z.strictObject({ enabled: z.boolean() })

/** `POST /switches/products/{id}`: changes of a product; price net, in euro. */
export const productBody = z
  .strictObject({
    active: z.boolean(),
    price: z.number().min(0).multipleOf(0.01),
    stock: z.number().int().min(0),
  })
  .partial()

const written = z.string().min(1)

/** `POST /switches/lessons/{id}`: changes of a lesson, its texts in Greek. */
export const lessonBody = z
  .strictObject({
    title: written,
    subtitle: z.string(),
    body: written,
    seoTitle: z.string(),
    isPublished: z.boolean(),
  })
  .partial()

/** `POST /switches/clear-caches`: what the owner presses in the admin. */
export const clearCachesBody = z.strictObject({ dryRun: z.boolean().default(false) })

/** `POST /switches/sockets`: when closed, all sockets are closed and new ones refused. */
export const socketsBody = z.strictObject({ open: z.boolean() })

/** `POST /switches/accounts`: how addresses are verified, accounts created and passwords reset. */
export const accountsBody = z
  .strictObject({
    verification: z.enum(['code', 'link']),
    signup: z.enum(['open', 'closed']),
    passwordReset: z.enum(['code', 'link']),
  })
  .partial()

/**
 * `POST /switches/worker`: how long work waits (null: until `/switches/worker/run`), and whether copies
 * of people's data fail.
 */
export const workerBody = z
  .strictObject({ delayMs: z.number().int().min(0).nullable(), failsExports: z.boolean() })
  .partial()

/** `POST /switches/reset`: with `seed` false the store is left unchanged. */
export const resetBody = z.strictObject({ seed: z.boolean().default(true) })

/** `POST /switches/reviews/{id}`: approves or rejects a review. */
export const reviewBody = z.strictObject({ status: z.enum(reviewStatuses) })

/** `POST /switches/comments`: whether new comments are approved at once. */
export const commentsBody = z.strictObject({ areApproved: z.boolean() })

/** `POST /switches/comments/{id}`: approves a comment, or withdraws the approval. */
export const commentBody = z.strictObject({ isApproved: z.boolean() })

/** `POST /switches/orders/{id}`: the next status of an order, and that of its payment. */
export const orderBody = z
  .strictObject({ status: z.enum(orderStatuses), paymentStatus: z.enum(paymentStatuses) })
  .partial()

/**
 * `POST /switches/belongings`: adds orders and favourites to an account, and a completed order of
 * the products that it has received.
 */
export const recordsBody = z.strictObject({
  email: z.string(),
  orders: z.number().int().min(0).max(2000).default(0),
  favourites: z.number().int().min(0).max(2000).default(0),
  received: z.array(z.number().int()).max(100).default([]),
})

/** `POST /switches/notifications`: sends a notification to an account. */
export const notificationBody = z.strictObject({
  email: z.string(),
  kind: z.enum(notificationKinds).default('INFO'),
  title: z.string().min(1),
  message: z.string().default(''),
  link: z.string().default(''),
  category: z.string().optional(),
  type: z.string().optional(),
})

/** `POST /switches/newsletter`: writes to all who are in a topic. */
export const newsletterBody = z.strictObject({ topic: z.string() })

/** `POST /switches/cart-reminders`: reminds a member of the cart they have left. */
export const cartReminderBody = z.strictObject({ email: z.string() })

/** `POST /switches/topics/{id}`: whether a topic is offered, and asks for confirmation. */
export const topicBody = z
  .strictObject({ isActive: z.boolean(), requiresConfirmation: z.boolean() })
  .partial()

const euro = z.number().min(0).max(1000)

/** `POST /switches/shop`: what shipping costs; without a carrier the flat price counts. */
export const shopBody = z.strictObject({
  shippingPrice: euro.optional(),
  freeShippingFrom: euro.optional(),
  carrier: z.strictObject({ price: euro, freeFrom: euro }).nullable().optional(),
})
