import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { region } from '../../../../contract/geo/region'
import { pageOf } from '../../../../contract/wire/page'
import { useOwnQuery } from '../../../session/use-own-query'
import { useText } from '../../../shared/i18n/texts'
import type { AddressForm } from '../address-form-schema'
import { addressTexts } from '../address-texts'
import { placesFreshFor } from '../places'
import { PlaceSelect } from './place-select'

const answer = pageOf(region)

/** The regions of the chosen country (`GET /api/regions`); one of another country is let go. */
export function RegionField() {
  const text = useText(addressTexts)
  const { values, setFieldValue } = useFormikContext<AddressForm>()
  const { country, region: chosen } = values
  const regions = useOwnQuery(
    ['regions', country],
    { path: '/api/regions', query: { country }, answer },
    { enabled: country !== '', freshFor: placesFreshFor },
  )
  const rows = regions.data?.results
  const isForeign = chosen !== '' && rows !== undefined && !rows.some((row) => row.alpha === chosen)
  useEffect(() => {
    if (isForeign) void setFieldValue('region', '', false)
  }, [isForeign, setFieldValue])
  return (
    <PlaceSelect
      name='region'
      autoComplete='address-level1'
      placeholder={text('fields.regionChoose')}
      query={regions}
      places={rows?.map((row) => ({ code: row.alpha, ...row }))}
    />
  )
}
