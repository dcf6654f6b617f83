import { type APIRequestContext, expect } from '@playwright/test'
import * as z from 'zod'
import { standInUrl } from './stand-in-url'

const mail = z.object({
  kind: z.string(),
  to: z.string(),
  code: z.string().optional(),
  link: z.string().optional(),
})
export type Mail = z.infer<typeof mail>

/** The mails that an address got, the newest first. */
export async function mailsTo(
  request: APIRequestContext,
  email: string,
  standIn = standInUrl,
): Promise<Mail[]> {
  const answer = await request.get(`${standIn}/outbox.json`)
  return z
    .array(mail)
    .parse(await answer.json())
    .filter(({ to }) => to.toLowerCase() === email.toLowerCase())
}

/** The code of the newest mail to an address, once there is one. */
export async function mailedCode(
  request: APIRequestContext,
  email: string,
  standIn = standInUrl,
): Promise<string> {
  let code: string | undefined
  await expect
    .poll(async () => {
      code = (await mailsTo(request, email, standIn)).find((one) => one.code !== undefined)?.code
      return code
    })
    .toBeTruthy()
  return code ?? ''
}
