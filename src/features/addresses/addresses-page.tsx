/** @jsxImportSource theme-ui */
import { useRef, useState } from 'react'
import { type Address, address } from '../../../contract/account/address'
import { pageOf } from '../../../contract/wire/page'
import { accountKeys } from '../../session/account-keys'
import { AccountRead } from '../../session/account-read'
import { ChangeProblem } from '../../session/change-problem'
import { useOwnChange } from '../../session/use-own-change'
import { useOwnQuery } from '../../session/use-own-query'
import { useText } from '../../shared/i18n/texts'
import { RowListSkeleton } from '../../shared/ui/row-list'
import { showToast } from '../../shared/ui/show-toast'
import { TitledHeading } from '../../shared/ui/titled-heading'
import { type AddressChange, addressesPath, callOfChange } from './address-change'
import { addressTexts } from './address-texts'
import { AddAddress } from './parts/add-address'
import { AddressList } from './parts/address-list'
import { ConfirmRemoval } from './parts/confirm-removal'
import { MainStays } from './parts/main-stays'

const answer = pageOf(address)
const refresh = [accountKeys.addresses]

/** A person's address book: the main one, the others, and a way to a new one (R049). */
export function AddressesPage() {
  const text = useText(addressTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const [staying, setStaying] = useState<Address | null>(null)
  const addresses = useOwnQuery(accountKeys.addresses, { path: addressesPath, answer })
  const story = useOwnChange<AddressChange>({
    callOf: callOfChange,
    refresh,
    onDone: ({ kind, title }) => {
      setStaying(null)
      showToast({ tone: 'success', title: text(`done.${kind}`, { title }) })
      heading.current?.focus()
    },
  })
  const closeNotice = () => {
    setStaying(null)
    heading.current?.focus()
  }
  return (
    <>
      <TitledHeading ref={heading} title={text('title')}>
        {text('lead')}
      </TitledHeading>
      <div sx={{ display: 'grid', gap: 4 }}>
        <ChangeProblem story={story} />
        {staying && (
          <MainStays
            address={staying}
            isOnly={addresses.data?.results.length === 1}
            onClose={closeNotice}
          />
        )}
        <AccountRead query={addresses} skeleton={<RowListSkeleton rows={2} />}>
          {({ results }) => (
            <AddressList addresses={results} story={story} onStaying={setStaying} />
          )}
        </AccountRead>
        {addresses.data?.results.length !== 0 && (
          <div>
            <AddAddress variant='secondary' />
          </div>
        )}
      </div>
      <ConfirmRemoval story={story} />
    </>
  )
}
