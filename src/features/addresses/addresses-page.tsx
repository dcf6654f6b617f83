import { useEffect, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountRead } from '#components/account/account-read'
import { ChangeProblem } from '#components/account/change-problem'
import { Button } from '#components/button'
import { ConfirmDialog } from '#components/confirm-dialog'
import { Notice } from '#components/notice'
import { RowListSkeleton } from '#components/row-list'
import { showToast } from '#components/show-toast'
import { TitledHeading } from '#components/titled-heading'
import type { Address } from '#contract/account/address'
import { useTranslation } from '#lib/i18n/use-translation'
import type { AccountChange } from '#session/use-account-change'
import { useAccountMutation } from '#session/use-account-change'
import { accountKeys } from '#session/use-account-query'
import { type AddressChange, callOfChange, lookForAddress, useAddresses } from './api'
import { AddAddressLink, AddressList } from './components/address-list'
import { addressMessages } from './messages'

const refresh = [accountKeys.addresses]

/** The member's address book. */
export default function AddressesPage() {
  const { t } = useTranslation(addressMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const [undeletable, setUndeletable] = useState<Address | null>(null)
  const addresses = useAddresses()
  const mutation = useAccountMutation<AddressChange>({
    callOf: callOfChange,
    look: lookForAddress,
    refresh,
    onDone: ({ kind, title }) => {
      setUndeletable(null)
      showToast({ tone: 'success', title: t(`done.${kind}`, { title }) })
      heading.current?.focus()
    },
  })
  const closeNotice = () => {
    setUndeletable(null)
    heading.current?.focus()
  }
  return (
    <>
      <TitledHeading ref={heading} title={t('title')}>
        {t('lead')}
      </TitledHeading>
      <div sx={styles.addressesPage}>
        <ChangeProblem mutation={mutation} />
        {undeletable && (
          <MainAddressNotice
            address={undeletable}
            isOnly={addresses.data?.results.length === 1}
            onClose={closeNotice}
          />
        )}
        <AccountRead query={addresses} skeleton={<RowListSkeleton rows={2} />}>
          {({ results }) => (
            <AddressList addresses={results} mutation={mutation} onRemoveMain={setUndeletable} />
          )}
        </AccountRead>
        {addresses.data?.results.length !== 0 && (
          <div>
            <AddAddressLink variant='secondary' />
          </div>
        )}
      </div>
      <ConfirmRemoval mutation={mutation} />
    </>
  )
}

interface MainAddressNoticeProps {
  address: Address
  /** No other address could become the main one. */
  isOnly: boolean
  onClose: () => void
}

/** Why the main address cannot be deleted, and what to do instead; receives focus. */
function MainAddressNotice({ address, isOnly, onClose }: MainAddressNoticeProps) {
  const { t } = useTranslation(addressMessages)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <div ref={element} tabIndex={-1}>
      <Notice
        tone='warning'
        title={t('mainStays.title')}
        action={
          <Button variant='secondary' size='sm' onClick={onClose}>
            {t('mainStays.close')}
          </Button>
        }
      >
        {t(isOnly ? 'mainStays.only' : 'mainStays.among', { title: address.title })}
      </Notice>
    </div>
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
