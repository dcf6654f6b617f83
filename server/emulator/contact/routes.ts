import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod'
import { readWithdrawal } from '#contract/withdrawal/withdrawal-message'
import { contactMessages } from '../database/tables/contact'
import { stampFields } from '../lib/answer-fields'
import { fieldErrors, tooManyCalls } from '../lib/api-error'
import { emailPattern } from '../lib/body-fields'
import type { RouteDeps } from '../lib/dependencies'
import { derivedUuid } from '../lib/derived-values'
import { clientAddress } from '../lib/http'
import { answerMessages } from '../lib/messages'
import { jsonBody } from '../lib/read-body'
import { sendMail } from '../outbox/send-mail'
import { knownStatement } from './withdrawal-mail'

/** Five messages a minute from one client. */
export const contactRule = { name: 'contact', most: 5, windowMs: 60_000 }

function requiredText(most?: number) {
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
  name: requiredText(100).min(2, 'Name must be at least 2 characters long.'),
  email: requiredText(254).pipe(
    z.email({ pattern: emailPattern, error: answerMessages.notAnEmail }),
  ),
  message: requiredText()
    .min(10, 'Message must be at least 10 characters long.')
    .max(5000, 'Message is too long. Maximum 5000 characters allowed.'),
})

/** Whether the API takes a message for spam. Its list of words is left out here. */
function looksLikeSpam(text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean)
  return words.length < 5 || text.split('http').length > 4 || /(.)\1{10,}/.test(text)
}

/** `/contact`: stores a message. */
export function contactRoutes(deps: RouteDeps) {
  const { store, clock, limits, random } = deps
  return new Hono().post('/', async (c) => {
    const seconds = limits.take(contactRule, clientAddress(c))
    if (seconds > 0) throw tooManyCalls(seconds)
    const read = message.safeParse(await jsonBody(c))
    if (!read.success) throw fieldErrors(z.flattenError(read.error).fieldErrors)
    if (looksLikeSpam(read.data.message)) {
      throw fieldErrors({ nonFieldErrors: ['spam: Message appears to be spam'] })
    }
    const now = clock.now().getTime()
    const stamps = { createdAt: now, updatedAt: now, uuid: derivedUuid('contact', now, random()) }
    const isRepeated = await isStored(deps, read.data)
    const [row] = await store.db
      .insert(contactMessages)
      .values({ ...read.data, ...stamps })
      .returning()
    if (!isRepeated) await confirmWithdrawal(deps, read.data)
    return c.json({ id: row?.id, ...read.data, ...stampFields(stamps) }, 201)
  })
}

type Message = z.output<typeof message>

/** Whether the same person has sent exactly this message before. */
async function isStored({ store }: RouteDeps, { email, message }: Message): Promise<boolean> {
  const same = and(eq(contactMessages.email, email), eq(contactMessages.message, message))
  return (await store.db.$count(contactMessages, same)) > 0
}

/**
 * Sends the receipt of a statement of withdrawal that asks for one, an extension: content and time. A failure does
 * not undo the statement.
 */
async function confirmWithdrawal(deps: RouteDeps, { email, message }: Message): Promise<void> {
  const receipt = readWithdrawal(message)
  if (!receipt?.isMailed) return
  const { reference, submittedAt } = receipt
  const known = await knownStatement(deps, receipt)
  const mail = { kind: 'withdrawalReceived', reference, submittedAt, known } as const
  await sendMail(deps, email, mail).catch(deps.report)
}
