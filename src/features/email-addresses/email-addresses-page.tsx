/** @jsxImportSource theme-ui */
import { useEffect, useRef } from 'react'
import { type EmailAddress, emailAddresses } from '../../../contract/allauth/email-address'
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

/** How often the addresses are asked for while a link is awaited, in ms. */
const pollMs = 10_000

const isUnverified = ({ verified }: EmailAddress) => !verified

/** A person's e-mail addresses: added, verified, made the primary one, deleted (R046, R292). */
export function EmailAddressesPage() {
  const text = useText(emailTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const emails = useEmailStory(({ kind, email }) => {
    if (kind === 'send') return
    showToast({ tone: 'success', title: text(`done.${kind}`, { email }) })
    heading.current?.focus()
  })
  const { isByLink, verifying, whenVerified } = emails
  const addresses = useAuthQuery(accountKeys.emails, '/account/email', emailAddresses, {
    // The link may be opened anywhere, also on another device.
    askAgain: (list) => isByLink && list?.data.some(isUnverified) === true && pollMs,
  })
  const sayVerified = (email: string) => {
    whenVerified()
    showToast({ tone: 'success', title: text('done.verified', { email }) })
  }
  const verifyHere = (email: string) => {
    sayVerified(email)
    heading.current?.focus()
  }
  const verified = addresses.data?.data.find(
    (address) => address.verified && address.email === verifying?.email,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (verified) sayVerified(verified.email)
  }, [verified?.email])
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
              <AddressList addresses={data} emails={emails} onVerified={verifyHere} />
              <AddAddress emails={emails} />
            </>
          )}
        </AccountRead>
      </div>
      <ConfirmEmailChange story={emails.story} />
    </>
  )
}
