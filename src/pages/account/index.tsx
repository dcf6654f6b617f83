import type { PageProps } from 'gatsby'
import { matchAccountPath } from '../../../contract/paths/match-path'
import { ClientSection } from '../../app/client-section'
import { SiteHead } from '../../app/head/site-head'
import { accountTexts } from '../../features/account/account-texts'
import { AccountUnavailable } from '../../features/account/account-unavailable'
import { useText } from '../../shared/i18n/texts'

export default function Account({ location: { pathname } }: PageProps) {
  return (
    <ClientSection path={pathname} isKnown={(path) => matchAccountPath(path) !== null}>
      <AccountUnavailable />
    </ClientSection>
  )
}

export function Head() {
  const text = useText(accountTexts)
  return <SiteHead title={text('title')} hidden />
}
