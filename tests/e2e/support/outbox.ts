import { expect } from '@playwright/test'
import * as z from 'zod/mini'
import { emulatorUrl } from './environment'

const mail = z.object({
  id: z.int(),
  /** Kind of the mail; only the emulator sets it. */
  kind: z.optional(z.string()),
  to: z.string(),
  text: z.string(),
  code: z.optional(z.string()),
  link: z.optional(z.string()),
})
export type Mail = z.infer<typeof mail>

/** The mails to an address, newest first. */
export async function mailsTo(to: string, upstream = emulatorUrl): Promise<Mail[]> {
  const answer = await fetch(`${upstream}/outbox.json`)
  return z.parse(z.array(mail), await answer.json()).filter((one) => one.to === to)
}

/** Id of the newest mail to an address; 0 without one. */
export async function lastMailTo(to: string, upstream?: string): Promise<number> {
  return (await mailsTo(to, upstream))[0]?.id ?? 0
}

/** The code of the newest mail to an address; waits for a mail newer than `after`. */
export async function codeTo(to: string, after?: number, upstream?: string): Promise<string> {
  return (await newestTo(to, after, upstream)).code ?? ''
}

/** The newest mail to an address; waits for one newer than `after`. */
export async function newestTo(to: string, after = 0, upstream?: string): Promise<Mail> {
  await expect.poll(() => lastMailTo(to, upstream)).toBeGreaterThan(after)
  const [newest] = await mailsTo(to, upstream)
  return newest as Mail
}

/** The path of a link in a mail, without its host. */
export function pathOf({ link = '' }: Mail): string {
  const { pathname, search } = new URL(link)
  return pathname + search
}

let people = 0

/** An address that no other test uses, in any worker. */
export function newAddress(name: string): string {
  people += 1
  return `${name}.${process.pid}.${people}@example.com`
}
