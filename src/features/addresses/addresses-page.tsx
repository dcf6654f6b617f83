import { useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountRead } from '#components/account/account-read'
import { ChangeProblem } from '#components/account/change-problem'
import { ConfirmDialog } from '#components/confirm-dialog'
import { RowListSkeleton } from '#components/row-list'
import { showToast } from '#components/show-toast'
import { TitledHeading } from '#components/titled-heading'
import { unshownIn } from '#contract/wire/page'
import { useTranslation } from '#lib/i18n/use-translation'
import type { AccountChange } from '#session/use-account-change'
import { useAccountChange } from '#session/use-account-change'
import {
  type AddressChange,
  addressQueries,
  changeAddress,
  lookForAddress,
  useAddresses,
} from './api'
import { AddAddressLink, AddressList } from './components/address-list'
import { addressMessages } from './messages'

/** The member's address book. */
export default function AddressesPage() {
  const { t } = useTranslation(addressMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const addresses = useAddresses()
  const unshown = addresses.data ? unshownIn(addresses.data) : 0
  const mutation = useAccountChange({
    carryOut: changeAddress,
    look: lookForAddress,
    refresh: addressQueries,
    onDone: ({ kind, title }) => {
      showToast({ tone: 'success', title: t(`done.${kind}`, { title }) })
      heading.current?.focus()
    },
  })
  return (
    <>
      <TitledHeading ref={heading} title={t('title')}>
        {t('lead')}
      </TitledHeading>
      <div sx={styles.addressesPage}>
        <ChangeProblem mutation={mutation} />
        <AccountRead query={addresses} skeleton={<RowListSkeleton rows={2} />}>
          {({ results }) => (
            <AddressList addresses={results} unshown={unshown} mutation={mutation} />
          )}
        </AccountRead>
        {(addresses.data?.results.length !== 0 || unshown > 0) && (
          <div>
            <AddAddressLink variant='secondary' />
          </div>
        )}
      </div>
      <ConfirmRemoval mutation={mutation} />
    </>
  )
}

function ConfirmRemoval({ mutation }: { mutation: AccountChange<AddressChange> }) {
  const { t } = useTranslation(addressMessages)
  return (
    <ConfirmDialog
      open={mutation.status === 'confirming'}
      title={t('confirm.title')}
      confirmLabel={t('confirm.action')}
      onConfirm={mutation.confirm}
      onCancel={mutation.cancel}
    >
      <p>{t('confirm.sentence', { title: mutation.change?.title ?? '' })}</p>
    </ConfirmDialog>
  )
}

const styles = {
  addressesPage: { display: 'grid', gap: 4 },
} satisfies Record<string, ThemeUIStyleObject>
