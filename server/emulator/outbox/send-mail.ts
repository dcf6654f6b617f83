import { mails } from '../database/tables/outbox'
import type { RouteDeps } from '../lib/dependencies'
import { codeOf, linkOf } from './mail-content'
import { mailPage } from './mail-page'
import { type MailRequest, mailContentOf } from './mail-texts'
import { plainTextOf } from './plain-text'

export interface Attachment {
  name: string
  bytes: Uint8Array
}

/** Stores a mail in the outbox; nothing is really sent. */
export async function sendMail(
  { store, clock, siteUrl }: RouteDeps,
  to: string,
  occasion: MailRequest,
  file?: Attachment,
): Promise<void> {
  const content = mailContentOf(occasion, siteUrl)
  await store.db.insert(mails).values({
    kind: occasion.kind,
    to,
    subject: content.subject,
    text: plainTextOf(content, siteUrl),
    html: await mailPage(content, siteUrl),
    code: codeOf(content),
    link: linkOf(content),
    ...(file && { fileName: file.name, file: Buffer.from(file.bytes) }),
    sentAt: clock.now().getTime(),
  })
}
