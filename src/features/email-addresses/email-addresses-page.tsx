import { useEffect, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountRead } from '#components/account/account-read'
import { ChangeProblem } from '#components/account/change-problem'
import { announceEmailChanged } from '#components/account/email-changed'
import { ConfirmDialog } from '#components/confirm-dialog'
import { EmptyState } from '#components/empty-state'
import { RowList, RowListSkeleton } from '#components/row-list'
import { showToast } from '#components/show-toast'
import { TitledHeading } from '#components/titled-heading'
import { UnshownRows } from '#components/unshown-rows'
import type { EmailAddress } from '#contract/allauth/account-lists'
import { listEmails } from '#contract/endpoints/sign-in-account'
import { useTranslation } from '#lib/i18n/use-translation'
import type { AccountChange } from '#session/use-account-change'
import { useAccountQuery } from '#session/use-account-query'
import { type Addresses, type EmailChange, emailMessages } from './api'
import { AddAddress } from './components/add-address'
import { AddressRow } from './components/address-row'
import { VerifyPanel } from './components/verify-panel'
import { type EmailAddresses, useEmailAddresses } from './use-email-addresses'

/** How often the addresses are polled until a link is opened, in ms. */
const pollIntervalMs = 10_000

const isUnverified = ({ verified }: EmailAddress) => !verified

/** E-mail addresses: replace the present one, verify, make primary, delete. */
export default function EmailAddressesPage() {
  const { t } = useTranslation(emailMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const emails = useEmailAddresses(({ kind, email }) => {
    if (kind === 'send') return
    showToast({ tone: 'success', title: t(`done.${kind}`, { email }) })
    heading.current?.focus()
  })
  const { isByLink, verifying, whenVerified } = emails
  const addresses = useAccountQuery(listEmails, {
    // The link may be opened anywhere, also on another device.
    pollMs: (list) => isByLink && list?.data.some(isUnverified) === true && pollIntervalMs,
  })
  const announceVerified = (email: string) => {
    whenVerified()
    announceEmailChanged(email)
  }
  const verified = addresses.data?.data.find(
    (address) => address.verified && address.email === verifying?.email,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (verified) announceVerified(verified.email)
  }, [verified?.email])
  return (
    <>
      <TitledHeading ref={heading} title={t('title')}>
        {t('lead')}
      </TitledHeading>
      <div sx={styles.emailAddressesPage}>
        <ChangeProblem mutation={emails.changes} />
        <AccountRead query={addresses} skeleton={<RowListSkeleton rows={2} />}>
          {(read) => (
            <>
              <AddressList read={read} emails={emails} onVerified={announceVerified} />
              <AddAddress emails={emails} known={read} />
            </>
          )}
        </AccountRead>
      </div>
      <ConfirmEmailChange changes={emails.changes} />
    </>
  )
}

interface AddressListProps {
  read: Addresses
  emails: EmailAddresses
  onVerified: (email: string) => void
}

/** The addresses, the primary one first; the verification is rendered below its address. */
export function AddressList({ read, emails, onVerified }: AddressListProps) {
  const { t } = useTranslation(emailMessages)
  const { data: addresses, leftOut } = read
  if (addresses.length === 0 && leftOut === 0) {
    return <EmptyState title={t('empty.title')}>{t('empty.sentence')}</EmptyState>
  }
  const { verifying, unsaved } = emails
  return (
    <>
      {addresses.length > 0 && (
        <RowList label={t('list')}>
          {primaryFirst(addresses).map((address) => (
            <AddressRow key={address.email} address={address} emails={emails}>
              {!address.verified && verifying?.email === address.email && (
                <VerifyPanel
                  verifying={verifying}
                  isUnsaved={address.email === unsaved}
                  resend={() => emails.resend(address.email)}
                  onVerified={() => onVerified(address.email)}
                />
              )}
            </AddressRow>
          ))}
        </RowList>
      )}
      <UnshownRows kind='addresses' count={leftOut} />
    </>
  )
}

function primaryFirst(addresses: readonly EmailAddress[]): EmailAddress[] {
  return addresses.toSorted((one, other) => Number(other.primary) - Number(one.primary))
}

/** Confirms a deletion, and after reauthentication the change that it interrupted. */
export function ConfirmEmailChange({ changes }: { changes: AccountChange<EmailChange> }) {
  const { t } = useTranslation(emailMessages)
  const { kind, email } = changes.change ?? { kind: 'remove', email: '' }
  return (
    <ConfirmDialog
      open={changes.status === 'confirming'}
      title={t(`confirm.${kind}Title`)}
      confirmLabel={t(`confirm.${kind}Action`)}
      onConfirm={changes.confirm}
      onCancel={changes.cancel}
    >
      <p>{t(`confirm.${kind}`, { email })}</p>
    </ConfirmDialog>
  )
}

const styles = {
  emailAddressesPage: { display: 'grid', gap: 4 },
} satisfies Record<string, ThemeUIStyleObject>
