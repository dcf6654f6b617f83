import { accountRoutes } from '../../../contract/paths/account-paths'
import type { ChangeOutcome } from '../../session/change-machine'

/** Where to mend that a provider's account is the only way in. */
const waysOut: Readonly<Record<string, WayOut>> = {
  no_password: { words: 'password', to: accountRoutes['account-password-change'].pattern },
  disconnect_last: { words: 'password', to: accountRoutes['account-password-change'].pattern },
  no_verified_email: { words: 'email', to: accountRoutes['account-email'].pattern },
}

interface WayOut {
  words: 'password' | 'email'
  to: string
}

/** The page that helps out of a refusal; null where none does. */
export function wayOutOf(outcome: ChangeOutcome): WayOut | null {
  if (outcome.kind !== 'refused') return null
  const codes = outcome.errors.map(({ code }) => code)
  return codes.flatMap((code) => waysOut[code] ?? [])[0] ?? null
}
