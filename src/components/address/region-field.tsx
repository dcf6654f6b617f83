import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { useText } from '../../lib/i18n/texts'
import { addressFormMessages } from './address-form-texts'
import { PlaceSelect } from './place-select'
import type { PlaceValues } from './place-values'
import { useRegions } from './use-places'

/** The regions of the chosen country; one of another country is let go. */
export function RegionField() {
  const text = useText(addressFormMessages)
  const { values, setFieldValue } = useFormikContext<PlaceValues>()
  const { country, region: chosen } = values
  const regions = useRegions(country)
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
      isFetching={regions.isFetching}
      places={rows?.map((row) => ({ code: row.alpha, ...row }))}
    />
  )
}
