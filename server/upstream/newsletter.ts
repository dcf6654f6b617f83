import * as z from 'zod/mini'
import { count, id, lenientEnum } from '../../contract/wire/scalars'
import { lenientTranslations } from './lenient'

/** A topic; one that is switched off stands in a subscription alone. */
export const topic = z.object({
  id,
  translations: lenientTranslations('name', 'description'),
  isActive: z.boolean(),
  requiresConfirmation: z.boolean(),
})
export type Topic = z.infer<typeof topic>

const statuses = ['ACTIVE', 'PENDING', 'UNSUBSCRIBED', 'BOUNCED', 'UNKNOWN'] as const

/** Who is, was or wants to be in a topic. What cannot be read of it hides neither whose nor which it is. */
export const subscription = z.object({
  id,
  user: id,
  topic: id,
  topicDetails: z.catch(z.nullable(topic), null),
  status: z.catch(lenientEnum(statuses, 'UNKNOWN'), 'UNKNOWN'),
})
export type Subscription = z.infer<typeof subscription>

export const confirmed = z.object({ topic: z.string() })

/** What the API says beside the address, which goes nowhere; without `count` there was nothing to leave. */
export const left = z.object({
  count: z.optional(count),
  topic: z.catch(z.optional(z.string()), undefined),
})
