import { PlaceFields } from '../../../components/address/place-fields'
import { VenueFields } from '../../../components/address/venue-fields'
import { Field } from '../../../components/form/field'
import { TextAreaField } from '../../../components/form/text-area-field'
import { useText } from '../../../lib/i18n/texts'
import { whereSchema } from '../checkout-schemas'
import { checkoutMessages } from '../checkout-texts'
import { SavedAddresses } from './saved-addresses'
import { StepActions } from './step-actions'
import { StepForm } from './step-form'
import type { StepProps } from './step-props'

/** Where the order goes. */
export function WhereStep({ values, refused, focused, onValues, onOpen }: StepProps) {
  const text = useText(checkoutMessages)
  const { country, region, street, streetNumber, city, place, zipcode } = values
  const { floor, locationType, customerNotes } = values
  const parcel = { country, region, street, streetNumber, city, place, zipcode }
  return (
    <StepForm
      step='where'
      schema={whereSchema}
      initialValues={{ ...parcel, floor, locationType, customerNotes }}
      {...{ refused, focused, onValues }}
      onSubmit={async (output) => {
        onValues(output)
        onOpen('how')
        return {}
      }}
    >
      <SavedAddresses />
      <PlaceFields />
      <Field
        name='place'
        label={text('where.place')}
        mark='optional'
        autoComplete='address-level3'
      />
      <VenueFields />
      <TextAreaField
        name='customerNotes'
        label={text('where.notes')}
        hint={text('where.notesHint')}
        mark='optional'
        rows={3}
        autoComplete='off'
      />
      <StepActions onBack={() => onOpen('who')}>{text('steps.toHow')}</StepActions>
    </StepForm>
  )
}
