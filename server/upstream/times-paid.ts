import * as z from 'zod/mini'

/** What the API noted of a payment: Viva's with its provider, Stripe's with the session. */
const paymentEntry = z.object({
  changeType: z.literal('PAYMENT'),
  newValue: z.object({
    paymentStatus: z.string().check(z.regex(/^completed$/i)),
    provider: z.optional(z.string()),
    checkoutSessionId: z.optional(z.string()),
  }),
})

/**
 * How often an order was paid at the bank, by its timeline: the API says so nowhere else. Stripe
 * tells of one payment twice, by its session and without.
 */
export function timesPaid(timeline: unknown): number {
  const entries = (Array.isArray(timeline) ? timeline : []).flatMap((entry) => {
    const { data } = z.safeParse(paymentEntry, entry)
    return data ? [data.newValue] : []
  })
  const sessions = new Set(entries.flatMap(({ checkoutSessionId }) => checkoutSessionId ?? []))
  const ofViva = entries.filter(({ provider }) => provider === 'viva_wallet')
  const counted = sessions.size + ofViva.length
  return counted === 0 ? Math.min(entries.length, 1) : counted
}
