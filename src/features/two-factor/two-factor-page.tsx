import { authenticators } from '../../../contract/allauth/account-answers'
import { AccountRead } from '../../components/account/account-read'
import { RowListSkeleton } from '../../components/row-list'
import { TitledHeading } from '../../components/titled-heading'
import { useText } from '../../lib/i18n/texts'
import { useAuthQuery } from '../../session/use-auth-query'
import { FactorList } from './components/factor-list'
import { NextStep } from './components/next-step'
import { factorsOf } from './factors'
import { twoFactorMessages } from './two-factor-texts'

/** The second step of signing in: what there is, and what to do next (`/account/2fa`). */
export function TwoFactorPage() {
  const text = useText(twoFactorMessages)
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
