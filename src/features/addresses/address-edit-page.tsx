import { address } from '../../../contract/account/address'
import { AccountRead } from '../../components/account/account-read'
import { TitledHeading } from '../../components/titled-heading'
import { useText } from '../../lib/i18n/texts'
import { PageNotFound } from '../../lib/navigation/page-not-found'
import { accountKeys } from '../../session/account-keys'
import type { AccountPageProps } from '../../session/account-page-props'
import { readAnew } from '../../session/read-anew'
import { useOwnQuery } from '../../session/use-own-query'
import { addressesPath } from './address-change'
import { bodyOf, formOf } from './address-form-schema'
import { addressMessages } from './address-texts'
import { AddressEditor } from './components/address-editor'
import { AddressFormSkeleton } from './components/address-form-skeleton'

/** An address to be changed; another person's is as if there were none (A5-84). */
export function AddressEditPage({ path, params: { id = '' } }: AccountPageProps) {
  const text = useText(addressMessages)
  const isId = /^[1-9]\d{0,8}$/.test(id)
  const own = `${addressesPath}/${id}` as const
  const known = useOwnQuery(
    [...accountKeys.addresses, id],
    { path: own, answer: address },
    { enabled: isId, freshFor: 0 },
  )
  if (!isId || known.error?.outcome.kind === 'missing') throw new PageNotFound(path)
  return (
    <>
      <TitledHeading title={text('edit.title')}>{text('edit.lead')}</TitledHeading>
      <AccountRead query={readAnew(known)} skeleton={<AddressFormSkeleton />}>
        {(found) => (
          <AddressEditor
            draft={`address-${id}`}
            initialValues={formOf(found)}
            submit={text('edit.submit')}
            done='edit'
            callOf={(form) => ({ method: 'PUT', path: own, body: bodyOf(form, found.isMain) })}
          />
        )}
      </AccountRead>
    </>
  )
}
