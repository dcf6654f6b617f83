import { addressFormMessages } from '#components/address/address-form-messages'
import { WarnedField } from '#components/address/warned-field'
import { EmailField, Field } from '#components/form/field'
import { Pair } from '#components/form/pair'
import { useTranslation } from '#lib/i18n/use-translation'
import { checkoutMessages } from '../checkout-messages'
import { SignInOffer } from './sign-in-offer'
import { StepActions } from './step-actions'

interface WhoFieldsProps {
  isMailed: boolean
  /** A guest is asked for the address of mails first, and may sign in instead. */
  isGuest: boolean
  /** The step that the button opens. */
  next: 'where' | 'how'
}

/** First step: the recipient and how to reach them. */
export function WhoFields({ isMailed, isGuest, next }: WhoFieldsProps) {
  const { t } = useTranslation(checkoutMessages)
  const { t: fields } = useTranslation(addressFormMessages)
  const email = (
    <EmailField
      name='email'
      label={t('who.email')}
      hint={t(isMailed ? 'who.emailHintMailed' : 'who.emailHint')}
      required
      autoComplete='email'
    />
  )
  return (
    <>
      {isGuest && email}
      {isGuest && <SignInOffer />}
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
      {!isGuest && email}
      <WarnedField name='phone' required type='tel' inputMode='tel' autoComplete='tel' />
      <StepActions>{t(next === 'how' ? 'steps.toHow' : 'steps.toWhere')}</StepActions>
    </>
  )
}
