/** @jsxImportSource theme-ui */
import { Users } from 'lucide-react'
import type { ProviderAccount } from '../../../../contract/allauth/provider'
import { accountRoutes } from '../../../../contract/paths/account-paths'
import { ProviderLinks } from '../../../components/account/provider-links'
import { Button } from '../../../components/button'
import { EmptyState } from '../../../components/empty-state'
import { Row, RowList } from '../../../components/row-list'
import { useText } from '../../../lib/i18n/texts'
import type { ChangeStory } from '../../../session/use-change'
import { providerMessages } from '../provider-texts'

interface ConnectedAccountsProps {
  accounts: readonly ProviderAccount[]
  story: ChangeStory<ProviderAccount>
}

/** The connected accounts, and the providers that can still be connected. */
export function ConnectedAccounts({ accounts, story }: ConnectedAccountsProps) {
  const text = useText(providerMessages)
  return (
    <>
      {accounts.length === 0 ? (
        <EmptyState motif='drop' title={text('empty.title')}>
          {text('empty.sentence')}
        </EmptyState>
      ) : (
        <RowList label={text('list')}>
          {accounts.map((account) => (
            <AccountRow key={`${account.provider.id} ${account.uid}`} {...{ account, story }} />
          ))}
        </RowList>
      )}
      <div sx={{ width: '100%', maxWidth: 'narrow', mx: accounts.length === 0 ? 'auto' : 0 }}>
        <ProviderLinks
          process='connect'
          redirect={accountRoutes['account-providers'].pattern}
          without={accounts.map(({ provider }) => provider.id)}
        />
      </div>
    </>
  )
}

interface AccountRowProps {
  account: ProviderAccount
  story: ChangeStory<ProviderAccount>
}

function AccountRow({ account, story: { actor, state } }: AccountRowProps) {
  const text = useText(providerMessages)
  const { provider, display } = account
  return (
    <Row
      icon={<Users size={22} />}
      title={provider.name}
      facts={display}
      actions={
        <Button
          variant='secondary'
          size='sm'
          busy={state.matches('working') && state.context.change?.uid === account.uid}
          aria-label={text('disconnectNamed', { name: provider.name, account: display })}
          onClick={() => actor.send({ type: 'change.considered', change: account })}
        >
          {text('disconnect')}
        </Button>
      }
    />
  )
}
