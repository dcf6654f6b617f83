import { html } from 'hono/html'
import type { RouteDeps } from '../dependencies'
import { mails } from '../store/outbox-tables'
import { type MailOccasion, type MailText, mailText } from './mail-texts'

/** Puts a mail into the outbox, where people and tests read it: nothing is ever sent. */
export async function postMail(
  { store, clock, siteUrl }: RouteDeps,
  to: string,
  occasion: MailOccasion,
): Promise<void> {
  const written = mailText(occasion, siteUrl)
  await store.db.insert(mails).values({
    kind: occasion.kind,
    to,
    subject: written.subject,
    text: plain(written),
    html: String(await rich(written)),
    code: written.code ?? null,
    link: written.link ?? null,
    sentAt: clock.now().getTime(),
  })
}

/** What the mail is about stands below its second paragraph. */
function plain({ paragraphs, list = [], code, link }: MailText): string {
  const matter = [list.join('\n'), code ?? link ?? ''].filter((part) => part !== '')
  return [...paragraphs.slice(0, 2), ...matter, ...paragraphs.slice(2)].join('\n\n')
}

function rich({ paragraphs, list = [], code, link }: MailText) {
  const lines = paragraphs.map((line) => html`<p>${line}</p>`)
  const rows = list.map((row) => html`<li>${row}</li>`)
  const matter = [
    ...(list.length > 0 ? [html`<ul>${rows}</ul>`] : []),
    ...(code ? [html`<p style="font-size:1.5rem"><strong>${code}</strong></p>`] : []),
    ...(link ? [html`<p><a href="${link}">${link}</a></p>`] : []),
  ]
  return html`${lines.slice(0, 2)}${matter}${lines.slice(2)}`
}
