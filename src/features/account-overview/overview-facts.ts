import type { Authenticator } from '../../../contract/allauth/authenticator'
import type { EmailAddress } from '../../../contract/allauth/email-address'
import type { ProviderAccount } from '../../../contract/allauth/provider'
import type { SessionEntry } from '../../../contract/allauth/session-list'
import { accountOverviewTexts } from './account-overview-texts'

const { text } = accountOverviewTexts

/** One thing about the account, in words, and whether it asks for something to be done. */
export interface Fact {
  words: string
  tone: 'good' | 'attention' | 'neutral'
}

/** The primary address, and whether it is verified. */
export function emailFact(addresses: readonly EmailAddress[]): Fact {
  const main = mainAddress(addresses)
  if (!main) return { words: text('facts.emailNone'), tone: 'attention' }
  const { email, verified } = main
  return verified
    ? { words: text('facts.emailVerified', { email }), tone: 'good' }
    : { words: text('facts.emailWaits', { email }), tone: 'attention' }
}

export function mainAddress(addresses: readonly EmailAddress[]): EmailAddress | undefined {
  return addresses.find(({ primary }) => primary) ?? addresses[0]
}

/** Whether signing in asks for a second proof; recovery codes alone ask for nothing. */
export function secondFactorFact(authenticators: readonly Authenticator[]): Fact {
  return hasSecondFactor(authenticators)
    ? { words: text('facts.factorOn'), tone: 'good' }
    : { words: text('facts.factorOff'), tone: 'attention' }
}

export function hasSecondFactor(authenticators: readonly Authenticator[]): boolean {
  return authenticators.some(({ type }) => type !== 'recovery_codes')
}

export function passkeysFact(authenticators: readonly Authenticator[]): Fact {
  const count = authenticators.filter(({ type }) => type === 'webauthn').length
  return count === 0
    ? { words: text('facts.passkeysNone'), tone: 'neutral' }
    : { words: text('facts.passkeys', { count }), tone: 'good' }
}

export function devicesFact(sessions: readonly SessionEntry[]): Fact {
  return { words: text('facts.devices', { count: sessions.length }), tone: 'neutral' }
}

/** The names of the providers, each once. */
export function providersFact(accounts: readonly ProviderAccount[]): Fact {
  const names = [...new Set(accounts.map(({ provider }) => provider.name))]
  return { words: names.join(', ') || text('facts.providersNone'), tone: 'neutral' }
}

export function passwordFact(hasPassword: boolean): Fact {
  return hasPassword
    ? { words: text('facts.passwordSet'), tone: 'good' }
    : { words: text('facts.passwordNone'), tone: 'neutral' }
}
