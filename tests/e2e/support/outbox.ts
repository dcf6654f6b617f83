import { type APIRequestContext, expect } from '@playwright/test'
import * as z from 'zod/mini'
import { emulatorUrl } from './environment'

const mail = z.object({
  id: z.int(),
  /** Only the emulator says what a mail is about. */
  kind: z.optional(z.string()),
  to: z.string(),
  code: z.optional(z.string()),
  link: z.optional(z.string()),
})
export type Mail = z.infer<typeof mail>

/** The mails to an address, newest first. */
export async function mailsTo(
  request: APIRequestContext,
  to: string,
  upstream = emulatorUrl,
): Promise<Mail[]> {
  const answer = await request.get(`${upstream}/outbox.json`)
  return z.parse(z.array(mail), await answer.json()).filter((one) => one.to === to)
}

/** The code of the newest mail to an address; waits for a mail newer than `after`. */
export async function codeTo(
  request: APIRequestContext,
  to: string,
  after = 0,
  upstream = emulatorUrl,
): Promise<string> {
  return (await newestTo(request, to, after, upstream)).code ?? ''
}

/** The newest mail to an address; waits for one newer than `after`. */
export async function newestTo(
  request: APIRequestContext,
  to: string,
  after = 0,
  upstream = emulatorUrl,
): Promise<Mail> {
  let newest: Mail | undefined
  await expect(async () => {
    newest = (await mailsTo(request, to, upstream))[0]
    expect(newest?.id ?? 0).toBeGreaterThan(after)
  }).toPass({ timeout: 5000 })
  return newest as Mail
}

/** The path of a link in a mail, wherever the emulator thinks that the site is. */
export function pathOf({ link = '' }: Mail): string {
  const { pathname, search } = new URL(link)
  return pathname + search
}

let people = 0

/** An address that no other test uses, on whichever worker it runs. */
export function newAddress(name: string): string {
  people += 1
  return `${name}.${process.pid}.${people}@example.com`
}
