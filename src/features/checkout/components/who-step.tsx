import { addressFormMessages } from '#components/address/address-form-messages'
import { WarnedField } from '#components/address/warned-field'
import { EmailField, Field } from '#components/form/field'
import { Pair } from '#components/form/pair'
import { useTranslation } from '#lib/i18n/use-translation'
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
  const { t } = useTranslation(checkoutMessages)
  const { t: fields } = useTranslation(addressFormMessages)
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
        label={t('who.email')}
        hint={t(isMailed ? 'who.emailHintMailed' : 'who.emailHint')}
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
      <StepActions>{t('steps.toWhere')}</StepActions>
    </StepForm>
  )
}
