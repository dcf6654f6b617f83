import * as z from 'zod/mini'
import { count } from '../wire/scalars'

/** A success with data (200). */
export function okAnswer<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ status: z.literal(200), data })
}

/** A success with the rows of a list (200). `leftOut` is the gateway's: how many could not be read. */
export function rowsAnswer<Row extends z.ZodMiniType>(row: Row) {
  return z.extend(okAnswer(z.array(row)), { leftOut: z._default(count, 0) })
}

/** A success without data (200), such as of `POST /auth/password/request`. */
export const doneAnswer = z.object({ status: z.literal(200) })

/**
 * One error. `param` names the field, in snake case; without it the error is of the whole form.
 * For an unknown `code` the upstream's Greek `message` is shown.
 */
export const authError = z.object({
  message: z.string(),
  code: z.string(),
  param: z.optional(z.string()),
})
export type AuthError = z.infer<typeof authError>

/**
 * The service refuses: 400 wrong values, 403 sign-up is closed or no mail was sent,
 * 404 no such authenticator, 409 wrong state, 429 too often. Only 400 always has errors.
 */
export const refusal = z.object({
  status: z.literal([400, 403, 404, 409, 429]),
  errors: z._default(z.array(authError), []),
})
export type Refusal = z.infer<typeof refusal>
