import { and, desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { athensTime } from '#contract/wire/athens-time'
import { type MailRow, mails } from '../database/tables/outbox'
import type { RouteDeps } from '../lib/dependencies'
import { htmlPage } from '../lib/html-page'
import { outboxMessages } from './messages'

/**
 * `/outbox`: sent mails, newest first, as a page; with `Accept: application/json` or at
 * `/outbox.json` a list of `{id, kind, to, subject, text, html, code?, link?, fileName?, sentAt}`.
 * DELETE empties it. `/outbox/<id>`: one mail as a mail program shows it; `/outbox/<id>/<fileName>`:
 * the PDF that is attached to it.
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
    .get('/outbox/:id{[0-9]+}', async (c) => {
      const [mail] = await db
        .select()
        .from(mails)
        .where(eq(mails.id, Number(c.req.param('id'))))
      return mail ? c.html(mail.html) : c.notFound()
    })
    .get('/outbox/:id{[0-9]+}/:fileName', async (c) => {
      const { id, fileName } = c.req.param()
      const named = and(eq(mails.id, Number(id)), eq(mails.fileName, fileName))
      const [mail] = await db.select().from(mails).where(named)
      if (!mail?.file) return c.notFound()
      return c.body(new Uint8Array(mail.file), 200, { 'content-type': 'application/pdf' })
    })
    .delete('/outbox', async (c) => {
      await db.delete(mails)
      return c.body(null, 204)
    })
}

function mailAnswer({ code, link, fileName, file: _file, sentAt, ...mail }: MailRow) {
  return {
    ...mail,
    ...(code === null ? {} : { code }),
    ...(link === null ? {} : { link }),
    ...(fileName === null ? {} : { fileName }),
    sentAt: athensTime(sentAt),
  }
}

const style =
  'article{border-top:1px solid;padding:1rem 0}h2,p{margin:.25rem 0}.text{margin:1rem 0;white-space:pre-line}'

const sentWhen = new Intl.DateTimeFormat('el-GR', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Athens',
})

/** The page with the plain text of all mails. */
function outboxPage(rows: readonly MailRow[]) {
  const list = rows.length > 0 ? rows.map(mailArticle) : html`<p>${outboxMessages.none}</p>`
  const body = html`<p>${outboxMessages.lead} <a href="/">${outboxMessages.home}</a></p>${list}`
  return htmlPage(outboxMessages.title, body, style)
}

function mailArticle({ id, subject, to, sentAt, text, link, fileName }: MailRow) {
  const file =
    fileName === null ? '' : html`<p><a href="/outbox/${id}/${fileName}">${fileName}</a></p>`
  return html`<article><h2><a href="/outbox/${id}">${subject}</a></h2>
<p>${outboxMessages.to}: <b>${to}</b> · <time>${sentWhen.format(sentAt)}</time></p>
<p class="text">${text}</p>${link === null ? '' : html`<p><a href="${link}">${link}</a></p>`}${file}</article>`
}
