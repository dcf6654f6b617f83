/** @jsxImportSource theme-ui */
import { useEffect, useRef } from 'react'
import { type EmailAddress, emailAddresses } from '../../../contract/allauth/email-address'
import { AccountRead } from '../../components/account/account-read'
import { ChangeProblem } from '../../components/account/change-problem'
import { RowListSkeleton } from '../../components/row-list'
import { showToast } from '../../components/show-toast'
import { TitledHeading } from '../../components/titled-heading'
import { useText } from '../../lib/i18n/texts'
import { accountKeys } from '../../session/account-keys'
import { useAuthQuery } from '../../session/use-auth-query'
import { AddAddress } from './components/add-address'
import { AddressList } from './components/address-list'
import { ConfirmEmailChange } from './components/confirm-email-change'
import { emailMessages } from './email-texts'
import { useEmailStory } from './use-email-story'

/** How often the addresses are asked for while a link is awaited, in ms. */
const pollMs = 10_000

const isUnverified = ({ verified }: EmailAddress) => !verified

/** A person's e-mail addresses: added, verified, made the primary one, deleted (R046, R292). */
export function EmailAddressesPage() {
  const text = useText(emailMessages)
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
