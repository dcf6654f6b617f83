import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { carts } from '../database/tables/cart'
import { subscriptions, subscriptionTopics } from '../database/tables/newsletter'
import { accountByEmail, accountOf } from '../lib/accounts'
import { detailError } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { pathId } from '../lib/http'
import { leaveLink } from '../newsletter/mail-links'
import { sendMail } from '../outbox/send-mail'
import * as bodies from './control-bodies'

/** `/switches`: the mails that the shop's staff or its clock would send, and settings of topics. */
export function newsletterControls(deps: RouteDeps) {
  const { db } = deps.store
  return new Hono()
    .post('/newsletter', async (c) => {
      const { topic: slug } = await bodies.readControl(c, bodies.newsletterBody)
      const readers = await db
        .select({ user: subscriptions.user, translations: subscriptionTopics.translations })
        .from(subscriptions)
        .innerJoin(subscriptionTopics, eq(subscriptionTopics.id, subscriptions.topic))
        .where(and(eq(subscriptionTopics.slug, slug), eq(subscriptions.status, 'ACTIVE')))
      for (const { user, translations } of readers) {
        const account = await accountOf(deps.store, user)
        const link = leaveLink(deps, user, slug)
        const mail = { kind: 'newsletter', topic: translations.el?.name ?? slug, link } as const
        if (account) await sendMail(deps, account.user.email, mail)
      }
      return c.json({ sent: readers.length })
    })
    .post('/cart-reminders', async (c) => {
      const { email } = await bodies.readControl(c, bodies.cartReminderBody)
      const account = await accountByEmail(deps.store, email)
      const user = account?.user.id ?? 0
      const [cart] = await db.select().from(carts).where(eq(carts.user, user))
      if (!cart) throw detailError(404, 'This account has no cart.')
      const leave = leaveLink(deps, user)
      await sendMail(deps, email, { kind: 'cartLeft', cart: cart.uuid, leave })
      return c.json({ sent: 1 })
    })
    .post('/topics/:id{[0-9]+}', async (c) => {
      const settings = await bodies.readControl(c, bodies.topicBody)
      const id = pathId(c)
      await db.update(subscriptionTopics).set(settings).where(eq(subscriptionTopics.id, id))
      return c.json(settings)
    })
}
