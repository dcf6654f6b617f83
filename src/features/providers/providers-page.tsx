/** @jsxImportSource theme-ui */
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { providerAccounts } from '../../../contract/allauth/account-answers'
import type { ProviderAccount } from '../../../contract/allauth/provider'
import { AccountRead } from '../../components/account/account-read'
import { ChangeProblem } from '../../components/account/change-problem'
import { LinkButton } from '../../components/link-button'
import { RowListSkeleton } from '../../components/row-list'
import { showToast } from '../../components/show-toast'
import { TitledHeading } from '../../components/titled-heading'
import { useText } from '../../lib/i18n/texts'
import { accountKeys } from '../../session/account-keys'
import { useAuthQuery } from '../../session/use-auth-query'
import { useChange } from '../../session/use-change'
import { ConfirmDisconnect } from './components/confirm-disconnect'
import { ConnectedAccounts } from './components/connected-accounts'
import { disconnectProvider, interruptedDisconnect } from './disconnect-provider'
import { providerMessages } from './provider-texts'
import { wayOutOf } from './way-out-of'

/** Accounts elsewhere with which a person signs in here (R056, R294). */
export function ProvidersPage() {
  const text = useText(providerMessages)
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const accounts = useAuthQuery(accountKeys.providers, '/account/providers', providerAccounts)
  const story = useChange<ProviderAccount>({
    carryOut: (account) => disconnectProvider(queries, account),
    interrupted: interruptedDisconnect,
    onDone: ({ provider }) => {
      showToast({ tone: 'success', title: text('done', { name: provider.name }) })
      heading.current?.focus()
    },
  })
  return (
    <>
      <TitledHeading ref={heading} title={text('title')}>
        {text('lead')}
      </TitledHeading>
      <div sx={{ display: 'grid', gap: 4 }}>
        <ChangeProblem
          story={story}
          wayOut={(outcome) => {
            const way = wayOutOf(outcome)
            return (
              way && (
                <LinkButton to={way.to} size='sm'>
                  {text(`wayOut.${way.words}`)}
                </LinkButton>
              )
            )
          }}
        />
        <AccountRead query={accounts} skeleton={<RowListSkeleton rows={1} />}>
          {({ data }) => <ConnectedAccounts accounts={data} story={story} />}
        </AccountRead>
      </div>
      <ConfirmDisconnect story={story} />
    </>
  )
}
