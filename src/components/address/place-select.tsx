import { useFormikContext } from 'formik'
import { useText } from '../../lib/i18n/texts'
import { SelectField } from '../form/select-field'
import { addressFormMessages } from './address-form-texts'
import type { PlaceValues } from './place-values'
import { type Place, placeOptions } from './places'

interface PlaceSelectProps {
  name: keyof PlaceValues
  autoComplete: string
  placeholder: string
  isFetching: boolean
  /** Undefined as long as nobody knows them. */
  places: readonly Place[] | undefined
}

/** A choice of a place; while the list is coming it says so. */
export function PlaceSelect(props: PlaceSelectProps) {
  const { name, autoComplete, placeholder, isFetching, places } = props
  const text = useText(addressFormMessages)
  const { values } = useFormikContext<PlaceValues>()
  const isComing = places === undefined && isFetching
  return (
    <SelectField
      name={name}
      label={text(`fields.${name}`)}
      mark='required'
      autoComplete={autoComplete}
      placeholder={isComing ? text('places.loading') : placeholder}
      options={placeOptions(places, values[name])}
    />
  )
}
