/** @jsxImportSource theme-ui */
import { useRef, useState } from 'react'
import { type Address, address } from '../../../contract/account/address'
import { pageOf } from '../../../contract/wire/page'
import { AccountRead } from '../../components/account/account-read'
import { ChangeProblem } from '../../components/account/change-problem'
import { RowListSkeleton } from '../../components/row-list'
import { showToast } from '../../components/show-toast'
import { TitledHeading } from '../../components/titled-heading'
import { useText } from '../../lib/i18n/texts'
import { accountKeys } from '../../session/account-keys'
import { useOwnChange } from '../../session/use-own-change'
import { useOwnQuery } from '../../session/use-own-query'
import { type AddressChange, addressesPath, callOfChange } from './address-change'
import { addressMessages } from './address-texts'
import { AddAddress } from './components/add-address'
import { AddressList } from './components/address-list'
import { ConfirmRemoval } from './components/confirm-removal'
import { MainStays } from './components/main-stays'

const answer = pageOf(address)
const refresh = [accountKeys.addresses]

/** A person's address book: the main one, the others, and a way to a new one (R049). */
export function AddressesPage() {
  const text = useText(addressMessages)
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
