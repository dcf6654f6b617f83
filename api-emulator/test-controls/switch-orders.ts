import * as z from 'zod'
import { faultModes } from './fault-board'

const pathPrefix = z.string().startsWith('/').default('/')
const method = z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']).optional()
const count = z.number().int().positive()
const status = z.number().int().min(200).max(599)
const delayMs = z.number().int().min(0).max(600_000)

/** `POST /switches/fail-next`: the next answers fail with a status. */
export const failNextOrder = z.strictObject({
  status: status.default(500),
  count: count.default(1),
  pathPrefix,
  method,
  body: z.unknown().optional(),
  retryAfter: z.number().int().min(0).optional(),
})

/** `POST /switches/delay`: answers wait, all of them or the next `count`. */
export const delayOrder = z.strictObject({
  delayMs,
  pathPrefix,
  method,
  count: count.nullable().default(null),
})

/** `POST /switches/mode`: answers are spoilt, all of them or the next `count`. */
export const modeOrder = z.strictObject({
  mode: z.enum(faultModes).exclude(['fail', 'delay']),
  pathPrefix,
  method,
  count: count.nullable().default(null),
  status: status.optional(),
  location: z.string().optional(),
})

/** `POST /switches/clear`: faults go, all of them or those of one path prefix. */
export const clearOrder = z.strictObject({ pathPrefix: z.string().startsWith('/').optional() })

/** `POST /switches/clock`: the clock goes this many milliseconds ahead (or behind). */
export const clockOrder = z.strictObject({ offsetMs: z.number().int() })

/** `POST /switches/limits`: whether the rate limits hold. */
export const limitsOrder = z.strictObject({ enabled: z.boolean() })

/** `POST /switches/products/{id}`: what changes about a product; price net, in euro. */
export const productOrder = z
  .strictObject({
    active: z.boolean(),
    price: z.number().min(0).multipleOf(0.01),
    stock: z.number().int().min(0),
  })
  .partial()

/** `POST /switches/sockets`: shut, all of them are cut and none opens. */
export const socketsOrder = z.strictObject({ open: z.boolean() })

/** `POST /switches/accounts`: how addresses are verified, accounts opened and passwords reset. */
export const accountsOrder = z
  .strictObject({
    verification: z.enum(['code', 'link']),
    signup: z.enum(['open', 'closed']),
    passwordReset: z.enum(['code', 'link']),
  })
  .partial()

/** `POST /switches/accounts/reset`: takes no settings. */
export const accountsResetOrder = z.strictObject({})

/** `POST /switches/reset`: with `plant` false the store is left as it is. */
export const resetOrder = z.strictObject({ plant: z.boolean().default(true) })
