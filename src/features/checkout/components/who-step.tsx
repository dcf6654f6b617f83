import { addressFormMessages } from '#components/address/address-form-messages'
import { WarnedField } from '#components/address/warned-field'
import { EmailField } from '#components/form/email-field'
import { Field } from '#components/form/field'
import { Pair } from '#components/form/pair'
import { useText } from '#lib/i18n/messages'
import { checkoutMessages } from '../checkout-messages'
import { whoSchema } from '../checkout-schema'
import { StepActions, StepForm, type StepProps } from './step-form'

interface WhoStepProps extends StepProps {
  /** Orders are confirmed by email. */
  isMailed: boolean
}

/** First step: the recipient and how to reach them. */
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
