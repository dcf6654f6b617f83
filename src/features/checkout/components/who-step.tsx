import { addressFormMessages } from '../../../components/address/address-form-texts'
import { WarnedField } from '../../../components/address/warned-field'
import { EmailField } from '../../../components/form/email-field'
import { Field } from '../../../components/form/field'
import { Pair } from '../../../components/form/pair'
import { useText } from '../../../lib/i18n/texts'
import { whoSchema } from '../checkout-schemas'
import { checkoutMessages } from '../checkout-texts'
import { StepActions } from './step-actions'
import { StepForm } from './step-form'
import type { StepProps } from './step-props'

interface WhoStepProps extends StepProps {
  /** The API confirms orders by mail. */
  isMailed: boolean
}

/** Who takes the parcel, and how to reach them. */
export function WhoStep(props: WhoStepProps) {
  const { values, refused, focused, isMailed, onValues, onOpen } = props
  const text = useText(checkoutMessages)
  const fields = useText(addressFormMessages)
  const { firstName, lastName, email, phone, country } = values
  return (
    <StepForm
      step='who'
      schema={whoSchema}
      initialValues={{ firstName, lastName, email, phone }}
      {...{ refused, focused, onValues }}
      onSubmit={async (output) => {
        onValues(output)
        onOpen('where')
        return {}
      }}
    >
      <Pair>
        <Field
          name='firstName'
          label={fields('fields.firstName')}
          mark='required'
          autoComplete='given-name'
        />
        <Field
          name='lastName'
          label={fields('fields.lastName')}
          mark='required'
          autoComplete='family-name'
        />
      </Pair>
      <EmailField
        name='email'
        label={text('who.email')}
        hint={text(isMailed ? 'who.emailHintMailed' : 'who.emailHint')}
        mark='required'
        autoComplete='email'
      />
      <WarnedField
        name='phone'
        country={country}
        mark='required'
        type='tel'
        inputMode='tel'
        autoComplete='tel'
      />
      <StepActions>{text('steps.toWhere')}</StepActions>
    </StepForm>
  )
}
