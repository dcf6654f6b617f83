/** @jsxImportSource theme-ui */
import { useRef } from 'react'
import { emailAddresses } from '../../../contract/allauth/email-address'
import { accountKeys } from '../../session/account-keys'
import { AccountRead } from '../../session/account-read'
import { ChangeProblem } from '../../session/change-problem'
import { useAuthQuery } from '../../session/use-auth-query'
import { useText } from '../../shared/i18n/texts'
import { RowListSkeleton } from '../../shared/ui/row-list'
import { showToast } from '../../shared/ui/show-toast'
import { TitledHeading } from '../../shared/ui/titled-heading'
import { emailTexts } from './email-texts'
import { AddAddress } from './parts/add-address'
import { AddressList } from './parts/address-list'
import { ConfirmEmailChange } from './parts/confirm-email-change'
import { useEmailStory } from './use-email-story'

/** A person's e-mail addresses: added, verified, made the primary one, deleted (R046, R292). */
export function EmailAddressesPage() {
  const text = useText(emailTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const addresses = useAuthQuery(accountKeys.emails, '/account/email', emailAddresses)
  const emails = useEmailStory(({ kind, email }) => {
    if (kind === 'send') return
    showToast({ tone: 'success', title: text(`done.${kind}`, { email }) })
    heading.current?.focus()
  })
  const whenVerified = (email: string) => {
    emails.setVerifying(null)
    showToast({ tone: 'success', title: text('done.verified', { email }) })
    heading.current?.focus()
    void emails.reread()
  }
  return (
    <>
      <TitledHeading ref={heading} title={text('title')}>
        {text('lead')}
      </TitledHeading>
      <div sx={{ display: 'grid', gap: 4 }}>
        <ChangeProblem story={emails.story} />
        <AccountRead query={addresses} skeleton={<RowListSkeleton rows={2} />}>
          {({ data }) => (
            <>
              <AddressList addresses={data} emails={emails} onVerified={whenVerified} />
              <AddAddress emails={emails} />
            </>
          )}
        </AccountRead>
      </div>
      <ConfirmEmailChange story={emails.story} />
    </>
  )
}
