import { createHmac } from 'node:crypto'
import type { EmulatorDeps } from '../lib/dependencies'

type LinkDeps = Pick<EmulatorDeps, 'siteUrl' | 'clock'>

const schema = 'public'
const lifeMs = 365 * 86_400_000

const signatureOf = (text: string) =>
  createHmac('sha256', 'links of the emulator').update(text).digest('base64url')

function tokenOf({ clock }: LinkDeps, user: number): string {
  const payload = Buffer.from(JSON.stringify({ schema, pk: user })).toString('base64url')
  const signed = `${payload}:${clock.now().getTime().toString(36)}`
  return `${signed}:${signatureOf(signed)}`
}

/** Whose a token of a mail is, for a year; null for any other text. */
export function userOf({ clock }: Pick<LinkDeps, 'clock'>, token: string): number | null {
  const [payload = '', time = '', signature] = token.split(':')
  if (signature !== signatureOf(`${payload}:${time}`)) return null
  if (clock.now().getTime() - Number.parseInt(time, 36) > lifeMs) return null
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).pk
}

/**
 * The links in mails that lead to the API itself. Its host hands what browsers open to the shop
 * (docs/your-api-your-shop.md), as here, where both have one address.
 */
const linkTo = ({ siteUrl }: Pick<LinkDeps, 'siteUrl'>, path: string) =>
  `${siteUrl}/api/v1/user/${path}`

/** Confirms a subscription. */
export const confirmationLink = (deps: Pick<LinkDeps, 'siteUrl'>, token: string) =>
  linkTo(deps, `subscription/confirm/${token}`)

/** Leaves a topic, or all of them. */
export const leaveLink = (deps: LinkDeps, user: number, topic?: string) =>
  linkTo(deps, `unsubscribe/${tokenOf(deps, user)}${topic ? `/${topic}` : ''}`)
