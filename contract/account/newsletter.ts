import * as z from 'zod/mini'
import { slugText } from '../wire/query-rules'
import { count, id } from '../wire/scalars'
import { translationsOf } from '../wire/translations'

/**
 * How a member stands to a topic. `waiting`: until the link of the mail is opened and confirmed;
 * `bounced`: mails about it came back; `unknown`: that cannot be read now.
 */
export const topicStates = ['out', 'waiting', 'in', 'bounced', 'unknown'] as const

/** What the shop writes about, as a member sees it. */
export const newsletterTopic = z.object({
  id,
  translations: translationsOf('name', 'description'),
  state: z.enum(topicStates),
  /** Whether one can join it; one that is closed can still be left. */
  isOpen: z.boolean(),
})
export type NewsletterTopic = z.infer<typeof newsletterTopic>

/** Asks to join; `again` sends another mail in place of the one that is on its way. */
export const topicJoining = z.object({ again: z.optional(z.boolean()) })

export const topicJoined = z.pick(newsletterTopic, { state: true })

/** What stands in the link of a mail; it opens no account, but must not be shown to anybody. */
const linkToken = z.string().check(z.regex(/^[\w:.-]{1,500}$/))

/** Confirms a subscription by the link of the mail. */
export const subscriptionConfirmation = z.object({ token: linkToken })

/** The name of the topic that was joined. */
export const subscriptionConfirmed = z.object({ topic: z.string() })

/** Leaves by the link of a mail: one topic, or all where none is named. */
export const linkLeaving = z.object({ token: linkToken, topic: z.optional(slugText) })

/** How many topics were left, and the name of the one that was; 0 where there was none any more. */
export const linkLeft = z.object({ count, topic: z.string() })

/**
 * Why it is not done, in `data.code`: the link is wrong, too old or was used (400), or nobody can
 * join the topic (409).
 */
export type NewsletterProblem = 'linkOver' | 'topicClosed'
