import { and, eq } from 'drizzle-orm'
import { entityPath } from '#contract/paths/site-paths'
import { productAlerts } from '../database/tables/products'
import { accountOf } from '../lib/accounts'
import type { RouteDeps } from '../lib/dependencies'
import { priceParts } from '../lib/money'
import { leaveLink } from '../newsletter/mail-links'
import { sendMail } from '../outbox/send-mail'
import type { ProductRow } from './queries'

/** Tells everybody who waits for what has happened to a product: once each, by mail. */
export async function fireAlerts(deps: RouteDeps, before: ProductRow, now: ProductRow) {
  if (!now.active) return
  const { db } = deps.store
  const isBack = before.stock <= 0 && now.stock > 0
  const { finalPrice } = priceParts(now.price, now.vatPercent, now.discountPercent)
  const waiting = await db
    .select()
    .from(productAlerts)
    .where(and(eq(productAlerts.product, now.id), eq(productAlerts.isActive, true)))
  for (const { id, kind, user, email, targetPrice } of waiting) {
    const isDue = kind === 'restock' ? isBack : finalPrice <= (targetPrice ?? 0)
    const to = user === null ? email : (await accountOf(deps.store, user))?.user.email
    if (!isDue || !to) continue
    const name = now.translations.el?.name ?? now.translations.en?.name ?? ''
    const link = `${deps.siteUrl}${entityPath('product', now)}`
    const leave = user === null ? undefined : leaveLink(deps, user)
    const mail = kind === 'restock' ? 'productBack' : 'priceDropped'
    await sendMail(deps, to, { kind: mail, name, link, price: finalPrice, leave })
    const notifiedAt = deps.clock.now().getTime()
    await db
      .update(productAlerts)
      .set({ isActive: false, notifiedAt })
      .where(eq(productAlerts.id, id))
  }
}
