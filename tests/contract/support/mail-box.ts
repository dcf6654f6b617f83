import type { SentMail, UpstreamUnderTest } from './upstream-under-test'

/** The newest mail to an address. Throws when there is none. */
export async function lastMail(upstream: UpstreamUnderTest, to: string): Promise<SentMail> {
  const mail = (await upstream.mails()).findLast((sent) => sent.to === to)
  if (!mail) throw new Error(`No mail to ${to}`)
  return mail
}

/** Number of mails to an address. */
export async function mailCount(upstream: UpstreamUnderTest, to: string): Promise<number> {
  return (await upstream.mails()).filter((sent) => sent.to === to).length
}

/** The code in the newest mail: six digits. */
export async function mailedCode(upstream: UpstreamUnderTest, to: string): Promise<string> {
  const { text } = await lastMail(upstream, to)
  const code = /^[ \t]*(\d{6})[ \t]*$/m.exec(text)?.[1]
  if (!code) throw new Error(`No code in: ${text}`)
  return code
}

/** The key at the end of the newest mail's link. */
export async function mailedKey(upstream: UpstreamUnderTest, to: string, path: string) {
  const { text } = await lastMail(upstream, to)
  const key = text.split(`${path}/`)[1]?.split(/\s/)[0]
  if (!key) throw new Error(`No link to ${path} in: ${text}`)
  return decodeURIComponent(key)
}

/** Another code of the right form. */
export const otherCode = (code: string) => (code === '000000' ? '111111' : '000000')
