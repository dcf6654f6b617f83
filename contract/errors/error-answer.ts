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

/** Error bodies of the REST API that are not of fields: `{ detail }` or `{ error }`. */
export const detailError = z.object({
  detail: z.optional(z.string()),
  error: z.optional(z.string()),
})

/** `data` of a 429 where the limit is that of mails to one recipient. */
export const mailLimitReached = z.object({ code: z.literal('tooManyMails') })
export type MailLimitReached = z.infer<typeof mailLimitReached>
