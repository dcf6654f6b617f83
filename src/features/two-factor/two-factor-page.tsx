import { authenticators } from '../../../contract/allauth/account-answers'
import { AccountRead } from '../../session/account-read'
import { useAuthQuery } from '../../session/use-auth-query'
import { useText } from '../../shared/i18n/texts'
import { RowListSkeleton } from '../../shared/ui/row-list'
import { TitledHeading } from '../../shared/ui/titled-heading'
import { factorsOf } from './factors'
import { FactorList } from './parts/factor-list'
import { NextStep } from './parts/next-step'
import { twoFactorTexts } from './two-factor-texts'

/** The second step of signing in: what there is, and what to do next (`/account/2fa`). */
export function TwoFactorPage() {
  const text = useText(twoFactorTexts)
  const query = useAuthQuery(['authenticators'], '/account/authenticators', authenticators)
  return (
    <>
      <TitledHeading title={text('title')}>{text('lead')}</TitledHeading>
      <AccountRead query={query} skeleton={<RowListSkeleton rows={3} />}>
        {({ data }) => (
          <>
            <NextStep factors={factorsOf(data)} />
            <FactorList factors={factorsOf(data)} />
          </>
        )}
      </AccountRead>
    </>
  )
}
