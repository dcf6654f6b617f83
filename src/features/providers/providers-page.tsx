import { useQueryClient } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountRead } from '#components/account/account-read'
import { ChangeProblem } from '#components/account/change-problem'
import { ProviderLinks } from '#components/account/provider-links'
import { Button, LinkButton } from '#components/button'
import { ConfirmDialog } from '#components/confirm-dialog'
import { EmptyState } from '#components/empty-state'
import { Row, RowList, RowListSkeleton } from '#components/row-list'
import { showToast } from '#components/show-toast'
import { TitledHeading } from '#components/titled-heading'
import { UnshownRows } from '#components/unshown-rows'
import type { ProviderAccount } from '#contract/allauth/session-answer'
import { listProviders } from '#contract/endpoints/sign-in-account'
import { accountRoutes } from '#contract/paths/account-paths'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import providers from '#locales/el/providers.json'
import { type AccountChange, useAccountChange } from '#session/use-account-change'
import { useAccountQuery } from '#session/use-account-query'
import { disconnectProvider, interruptedDisconnect, lookForProvider, remedyFor } from './api'

export const providerMessages = addMessages('providers', providers)

/** The provider accounts that a user signs in with. */
export default function ProvidersPage() {
  const { t } = useTranslation(providerMessages)
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const accounts = useAccountQuery(listProviders)
  const changes = useAccountChange<ProviderAccount>({
    carryOut: (account) => disconnectProvider(queries, account),
    look: (account) => lookForProvider(queries, account),
    interrupted: interruptedDisconnect,
    onDone: ({ provider }) => {
      showToast({ tone: 'success', title: t('done', { name: provider.name }) })
      heading.current?.focus()
    },
  })
  return (
    <>
      <TitledHeading ref={heading} title={t('title')}>
        {t('lead')}
      </TitledHeading>
      <div sx={styles.providersPage}>
        <ChangeProblem
          mutation={changes}
          wayOut={(outcome) => {
            const remedy = remedyFor(outcome)
            return (
              remedy && (
                <LinkButton to={remedy.to} size='sm'>
                  {t(`wayOut.${remedy.message}`)}
                </LinkButton>
              )
            )
          }}
        />
        <AccountRead query={accounts} skeleton={<RowListSkeleton rows={1} />}>
          {({ data, leftOut }) => (
            <ConnectedAccounts accounts={data} leftOut={leftOut} changes={changes} />
          )}
        </AccountRead>
      </div>
      <ConfirmDisconnect changes={changes} />
    </>
  )
}

interface ConnectedAccountsProps {
  accounts: readonly ProviderAccount[]
  /** How many more there are that could not be read. */
  leftOut: number
  changes: AccountChange<ProviderAccount>
}

/** The connected accounts, and, where all are known, the providers that can still be connected. */
export function ConnectedAccounts({ accounts, leftOut, changes }: ConnectedAccountsProps) {
  const { t } = useTranslation(providerMessages)
  return (
    <>
      {accounts.length === 0 && leftOut === 0 && (
        <EmptyState motif='drop' title={t('empty.title')}>
          {t('empty.sentence')}
        </EmptyState>
      )}
      {accounts.length > 0 && (
        <RowList label={t('list')}>
          {accounts.map((account) => (
            <AccountRow key={`${account.provider.id} ${account.uid}`} {...{ account, changes }} />
          ))}
        </RowList>
      )}
      <UnshownRows kind='accounts' count={leftOut} />
      {leftOut === 0 && (
        <div sx={accounts.length === 0 ? styles.centredLinks : styles.links}>
          <ProviderLinks
            process='connect'
            redirect={accountRoutes['account-providers'].pattern}
            without={accounts.map(({ provider }) => provider.id)}
          />
        </div>
      )}
    </>
  )
}

interface AccountRowProps {
  account: ProviderAccount
  changes: AccountChange<ProviderAccount>
}

function AccountRow({ account, changes }: AccountRowProps) {
  const { t } = useTranslation(providerMessages)
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
          busy={changes.status === 'working' && changes.change?.uid === account.uid}
          aria-label={t('disconnectNamed', { name: provider.name, account: display })}
          onClick={() => changes.consider(account)}
        >
          {t('disconnect')}
        </Button>
      }
    />
  )
}

/** Confirmation dialog before an account is disconnected. */
export function ConfirmDisconnect({ changes }: { changes: AccountChange<ProviderAccount> }) {
  const { t } = useTranslation(providerMessages)
  const account = changes.change
  return (
    <ConfirmDialog
      open={changes.status === 'confirming'}
      title={t('confirm.title', { name: account?.provider.name ?? '' })}
      confirmLabel={t('confirm.action')}
      onConfirm={changes.confirm}
      onCancel={changes.cancel}
    >
      <p>{t('confirm.sentence', { account: account?.display ?? '' })}</p>
    </ConfirmDialog>
  )
}

const styles = {
  links: { width: '100%', maxWidth: 'narrow', mx: 0 },
  centredLinks: { width: '100%', maxWidth: 'narrow', mx: 'auto' },
  providersPage: { display: 'grid', gap: 4 },
} satisfies Record<string, ThemeUIStyleObject>
