/** @jsxImportSource theme-ui */
import { useFormikContext } from 'formik'
import { SelectField } from '../form/select-field'
import { useText } from '../i18n/texts'
import { Button } from '../ui/button'
import { addressFormTexts } from './address-form-texts'
import type { PlaceValues } from './place-values'
import { type Place, placeOptions } from './places'

interface PlaceSelectProps {
  name: keyof PlaceValues
  autoComplete: string
  placeholder: string
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** Undefined as long as nobody knows them. */
  places: readonly Place[] | undefined
}

/** A choice of a place; while the list is coming it says so, and where it fails it tries again. */
export function PlaceSelect({ name, autoComplete, placeholder, query, places }: PlaceSelectProps) {
  const text = useText(addressFormTexts)
  const { values } = useFormikContext<PlaceValues>()
  const isComing = places === undefined && query.isFetching
  return (
    <div>
      <SelectField
        name={name}
        label={text(`fields.${name}`)}
        mark='required'
        autoComplete={autoComplete}
        placeholder={isComing ? text('places.loading') : placeholder}
        options={placeOptions(places, values[name])}
      />
      {places === undefined && query.isError && (
        <p
          role='alert'
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}
        >
          {text('places.failed')}
          <Button
            variant='quiet'
            size='sm'
            busy={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {text('places.retry')}
          </Button>
        </p>
      )}
    </div>
  )
}
