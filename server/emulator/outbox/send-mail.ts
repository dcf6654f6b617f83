import { html } from 'hono/html'
import { mails } from '../database/tables/outbox'
import type { RouteDeps } from '../lib/dependencies'
import { type MailRequest, type MailText, mailTextOf } from './mail-texts'

/** Stores a mail in the outbox; nothing is really sent. */
export async function sendMail(
  { store, clock, siteUrl }: RouteDeps,
  to: string,
  occasion: MailRequest,
): Promise<void> {
  const written = mailTextOf(occasion, siteUrl)
  await store.db.insert(mails).values({
    kind: occasion.kind,
    to,
    subject: written.subject,
    text: plainText(written),
    html: String(await htmlBody(written)),
    code: written.code ?? null,
    link: written.link ?? null,
    sentAt: clock.now().getTime(),
  })
}

/** Code, link and list are placed below the second paragraph. */
function plainText({ paragraphs, list = [], code, link }: MailText): string {
  const middle = [list.join('\n'), code ?? link ?? ''].filter((part) => part !== '')
  return [...paragraphs.slice(0, 2), ...middle, ...paragraphs.slice(2)].join('\n\n')
}

function htmlBody({ paragraphs, list = [], code, link }: MailText) {
  const lines = paragraphs.map((line) => html`<p>${line}</p>`)
  const rows = list.map((row) => html`<li>${row}</li>`)
  const matter = [
    ...(list.length > 0 ? [html`<ul>${rows}</ul>`] : []),
    ...(code ? [html`<p style="font-size:1.5rem"><strong>${code}</strong></p>`] : []),
    ...(link ? [html`<p><a href="${link}">${link}</a></p>`] : []),
  ]
  return html`${lines.slice(0, 2)}${matter}${lines.slice(2)}`
}
