import * as z from 'zod/mini'
import { count, id } from '../../contract/wire/scalars'
import { translationsOf } from '../../contract/wire/translations'

/** A topic; one that is switched off stands in a subscription alone. */
export const topic = z.object({
  id,
  translations: translationsOf('name', 'description'),
  isActive: z.boolean(),
  requiresConfirmation: z.boolean(),
})
export type Topic = z.infer<typeof topic>

/** Who is, was or wants to be in a topic. */
export const subscription = z.object({
  id,
  user: id,
  topic: id,
  topicDetails: topic,
  status: z.enum(['ACTIVE', 'PENDING', 'UNSUBSCRIBED', 'BOUNCED']),
})
export type Subscription = z.infer<typeof subscription>

export const confirmed = z.object({ topic: z.string() })

/** What the API says beside the address, which goes nowhere; without `count` there was nothing to leave. */
export const left = z.object({ count: z.optional(count), topic: z.optional(z.string()) })
