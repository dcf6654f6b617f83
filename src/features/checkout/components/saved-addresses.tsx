import { useFormikContext } from 'formik'
import { useEffect, useId, useRef } from 'react'
import { type Address, address } from '../../../../contract/account/address'
import { pageOf } from '../../../../contract/wire/page'
import { FieldFrame } from '../../../components/form/field-frame'
import { SelectBox } from '../../../components/select-box'
import { useText } from '../../../lib/i18n/texts'
import { accountKeys } from '../../../session/account-keys'
import { useOwnQuery } from '../../../session/use-own-query'
import type { WhereForm } from '../checkout-schemas'
import { checkoutMessages } from '../checkout-texts'
import { otherPlace, placeOf, savedAddressOf, savedLabel } from '../saved-address'

const answer = pageOf(address)

/** A choice of one's own addresses; the main one is taken where nothing was typed yet. */
export function SavedAddresses() {
  const text = useText(checkoutMessages)
  const id = useId()
  const { values, setValues } = useFormikContext<WhereForm>()
  const isUntouched = useRef(values.street === '' && values.city === '' && values.zipcode === '')
  const { data } = useOwnQuery(accountKeys.addresses, { path: '/api/user/addresses', answer })
  const addresses = data?.results ?? []
  const take = (found: Address | undefined) => {
    isUntouched.current = false
    void setValues(found ? placeOf(found) : otherPlace(values), false)
  }
  const chosen = savedAddressOf(addresses, values)
  const main = addresses.find(({ isMain }) => isMain)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the addresses are known
  useEffect(() => {
    const isEmpty = values.street === '' && values.city === ''
    if (main && isUntouched.current && isEmpty) take(main)
  }, [main])
  if (addresses.length === 0) return null
  return (
    <FieldFrame id={id} label={text('where.saved')} error={undefined}>
      <SelectBox
        id={id}
        value={chosen?.id ?? ''}
        onChange={({ target }) => take(addresses.find((one) => String(one.id) === target.value))}
      >
        <option value=''>{text('where.savedOther')}</option>
        {addresses.map((one) => (
          <option key={one.id} value={one.id}>
            {savedLabel(one)}
          </option>
        ))}
      </SelectBox>
    </FieldFrame>
  )
}
