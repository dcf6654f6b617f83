import { desc } from 'drizzle-orm'
import { Hono } from 'hono'
import { athensTime } from '../answers/athens-time'
import type { RouteDeps } from '../dependencies'
import { type MailRow, mails } from '../store/outbox-tables'
import { outboxPage } from './outbox-page'

/**
 * `/outbox`: the mails that would have been sent, newest first. For people a page; for tests, with
 * `Accept: application/json` or at `/outbox.json`, a list of `{id, kind, to, subject, text, html,
 * code?, link?, sentAt}`. DELETE empties it.
 */
export function outboxRoutes({ store: { db } }: RouteDeps) {
  const newestFirst = () => db.select().from(mails).orderBy(desc(mails.id))
  return new Hono()
    .get('/outbox.json', async (c) => c.json((await newestFirst()).map(mailAnswer)))
    .get('/outbox', async (c) => {
      const rows = await newestFirst()
      const wantsJson = c.req.header('accept')?.includes('application/json')
      return wantsJson ? c.json(rows.map(mailAnswer)) : c.html(outboxPage(rows))
    })
    .delete('/outbox', async (c) => {
      await db.delete(mails)
      return c.body(null, 204)
    })
}

function mailAnswer({ code, link, sentAt, ...mail }: MailRow) {
  return {
    ...mail,
    ...(code === null ? {} : { code }),
    ...(link === null ? {} : { link }),
    sentAt: athensTime(sentAt),
  }
}
