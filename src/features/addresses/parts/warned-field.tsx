/** @jsxImportSource theme-ui */
import { useFormikContext } from 'formik'
import { TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field } from '../../../shared/form/field'
import { useText } from '../../../shared/i18n/texts'
import type { AddressForm } from '../address-form-schema'
import { addressTexts } from '../address-texts'
import { type AddressWarning, warnsOf } from '../address-warnings'

interface WarnedFieldProps extends Omit<ComponentProps<typeof Field>, 'name' | 'label' | 'ref'> {
  name: AddressWarning
}

/** A field with a word below where its value looks wrong for Greece; it may stay so (D47). */
export function WarnedField({ name, ...field }: WarnedFieldProps) {
  const text = useText(addressTexts)
  const { values, touched, errors } = useFormikContext<AddressForm>()
  const isOdd = touched[name] && !errors[name] && warnsOf(name, values[name], values.country)
  return (
    <div>
      <Field {...field} name={name} label={text(`fields.${name}`)} />
      <div role='status'>
        {isOdd && (
          <p sx={{ display: 'flex', gap: 2, mt: 1, color: 'warningText', fontSize: 'small' }}>
            <TriangleAlert aria-hidden='true' size={18} sx={{ flexShrink: 0, mt: '1px' }} />
            {text(`warnings.${name}`)}
          </p>
        )}
      </div>
    </div>
  )
}
