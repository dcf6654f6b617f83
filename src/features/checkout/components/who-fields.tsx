import { addressFormMessages } from '#components/address/address-form-messages'
import { WarnedField } from '#components/address/warned-field'
import { EmailField, Field } from '#components/form/field'
import { Pair } from '#components/form/pair'
import { useTranslation } from '#lib/i18n/use-translation'
import { checkoutMessages } from '../checkout-messages'
import { StepActions } from './step-actions'

interface WhoFieldsProps {
  isMailed: boolean
}

/** First step: the recipient and how to reach them. */
export function WhoFields({ isMailed }: WhoFieldsProps) {
  const { t } = useTranslation(checkoutMessages)
  const { t: fields } = useTranslation(addressFormMessages)
  return (
    <>
      <Pair>
        <Field
          name='firstName'
          label={fields('fields.firstName')}
          required
          autoComplete='given-name'
        />
        <Field
          name='lastName'
          label={fields('fields.lastName')}
          required
          autoComplete='family-name'
        />
      </Pair>
      <EmailField
        name='email'
        label={t('who.email')}
        hint={t(isMailed ? 'who.emailHintMailed' : 'who.emailHint')}
        required
        autoComplete='email'
      />
      <WarnedField name='phone' required type='tel' inputMode='tel' autoComplete='tel' />
      <StepActions>{t('steps.toWhere')}</StepActions>
    </>
  )
}
