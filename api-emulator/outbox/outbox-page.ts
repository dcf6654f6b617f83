import { html, raw } from 'hono/html'
import { outboxMessages } from '../seed/outbox-words'
import type { MailRow } from '../store/outbox-tables'

const style =
  'body{font:1rem/1.6 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark;overflow-wrap:anywhere}' +
  'article{border-top:1px solid;padding:1rem 0}h2,p{margin:.25rem 0}'

const sentWhen = new Intl.DateTimeFormat('el-GR', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Athens',
})

/** The page with all mails; their own HTML is ours and needs no cleaning. */
export function outboxPage(rows: readonly MailRow[]) {
  const list = rows.length > 0 ? rows.map(mailArticle) : html`<p>${outboxMessages.none}</p>`
  return html`<!doctype html>
<html lang="el">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${outboxMessages.title}</title><style>${raw(style)}</style></head>
<body><h1>${outboxMessages.title}</h1><p>${outboxMessages.lead} <a href="/">${outboxMessages.home}</a></p>
${list}</body></html>`
}

function mailArticle({ subject, to, sentAt, html: body }: MailRow) {
  return html`<article><h2>${subject}</h2>
<p>${outboxMessages.to}: <b>${to}</b> · <time>${sentWhen.format(sentAt)}</time></p>${raw(body)}</article>`
}
