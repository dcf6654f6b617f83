import { Hono } from 'hono'
import * as z from 'zod'
import { ApiError, fieldErrors } from '../answers/api-error'
import { stampFields } from '../answers/common-fields'
import { plainRefusals } from '../answers/plain-refusals'
import type { RouteDeps } from '../dependencies'
import { answerMessages } from '../seed/answer-words'
import { derivedUuid } from '../seed/derived-values'
import { contactMessages } from '../store/contact-tables'
import { clientOf } from './client-of'
import { jsonBody } from './json-body'

/** Five messages a minute from one client. */
export const contactRule = { name: 'contact', most: 5, windowMs: 60_000 }

function words(most?: number) {
  const text = z
    .string({
      error: ({ input }) =>
        input === undefined ? answerMessages.required : answerMessages.notText,
    })
    .trim()
    .min(1, answerMessages.blank)
  return most === undefined ? text : text.max(most, answerMessages.tooLong(most))
}

const message = z.object({
  name: words(100),
  email: words(254).pipe(z.email(answerMessages.notAnEmail)),
  message: words(),
})

/** `/contact`: keeps a message. */
export function contactRoutes({ store, clock, limits, random, extensions }: RouteDeps) {
  return new Hono().post('/', async (c) => {
    const seconds = limits.take(contactRule, clientOf(c))
    if (seconds > 0) {
      const headers = { 'retry-after': String(seconds) }
      const words = extensions ? answerMessages.tooMany(seconds) : plainRefusals.throttled(seconds)
      throw new ApiError(429, { detail: words }, headers)
    }
    const read = message.safeParse(await jsonBody(c))
    if (!read.success) throw fieldErrors(z.flattenError(read.error).fieldErrors)
    const now = clock.now().getTime()
    const stamps = { createdAt: now, updatedAt: now, uuid: derivedUuid('contact', now, random()) }
    const [row] = await store.db
      .insert(contactMessages)
      .values({ ...read.data, ...stamps })
      .returning()
    return c.json({ id: row?.id, ...read.data, ...stampFields(stamps) }, 201)
  })
}
