/** @jsxImportSource theme-ui */
import { Fingerprint, KeyRound, Mail, MonitorSmartphone, ShieldCheck, Users } from 'lucide-react'
import { accountRoutes } from '../../../../contract/paths/account-paths'
import type { OutcomeError } from '../../../session/outcome-error'
import { useText } from '../../../shared/i18n/texts'
import { accountOverviewTexts } from '../account-overview-texts'
import * as facts from '../overview-facts'
import type { Overview } from '../use-overview'
import { OverviewCard, type Shown } from './overview-card'
import { overviewCardsStyle } from './overview-card-style'

interface OverviewCardsProps {
  overview: Overview
  hasPassword: boolean
}

/** One card for each part of the account: how it stands, and the way there. */
export function OverviewCards({ overview, hasPassword }: OverviewCardsProps) {
  const text = useText(accountOverviewTexts)
  const { emails, factors, devices, providers } = overview
  const cards = [
    ['email', 'account-email', Mail, shown(emails, facts.emailFact)],
    ['secondFactor', 'account-2fa', ShieldCheck, shown(factors, facts.secondFactorFact)],
    ['passkeys', 'account-2fa-webauthn', Fingerprint, shown(factors, facts.passkeysFact)],
    ['password', 'account-password-change', KeyRound, facts.passwordFact(hasPassword)],
    ['devices', 'account-sessions', MonitorSmartphone, shown(devices, facts.devicesFact)],
    ['providers', 'account-providers', Users, shown(providers, facts.providersFact)],
  ] as const
  return (
    <ul aria-label={text('cards.label')} sx={overviewCardsStyle}>
      {cards.map(([name, route, icon, fact]) => (
        <OverviewCard
          key={name}
          title={text(`cards.${name}`)}
          to={accountRoutes[route].pattern}
          icon={icon}
          fact={fact}
        />
      ))}
    </ul>
  )
}

interface Read<Entry> {
  data: { data: readonly Entry[] } | undefined
  error: OutcomeError | null
}

function shown<Entry>(
  { data, error }: Read<Entry>,
  factOf: (entries: readonly Entry[]) => facts.Fact,
): Shown {
  if (data) return factOf(data.data)
  return error ? 'unknown' : 'coming'
}
