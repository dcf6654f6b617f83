import * as z from 'zod/mini'

/**
 * Error body of the gateway. `data` holds the errors of fields or of the whole body, in Greek; `id`
 * is the event's id in the gateway's log.
 */
export const errorAnswer = z.object({
  statusCode: z.int(),
  statusMessage: z.string(),
  message: z.string(),
  id: z.string(),
  data: z.optional(z.unknown()),
})
export type ErrorAnswer = z.infer<typeof errorAnswer>

/** Field errors of the REST API: `{ "email": ["…"] }`, `nonFieldErrors` for the form as a whole. */
export const fieldErrors = z.record(z.string(), z.array(z.string()))
export type FieldErrors = z.infer<typeof fieldErrors>

/** The other error bodies of the REST API: `{ detail }` or `{ error }`. */
export const detailError = z.object({
  detail: z.optional(z.string()),
  error: z.optional(z.string()),
})

/** `data` of a 429 where the limit is that of mails to one recipient. */
export const mailLimitReached = z.object({ code: z.literal('tooManyMails') })
export type MailLimitReached = z.infer<typeof mailLimitReached>
