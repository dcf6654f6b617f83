import type { ReactNode } from 'react'
import { VenueFields } from '#components/address/venue-fields'
import { Field, TextAreaField } from '#components/form/field'
import type { Address } from '#contract/account/address'
import { useTranslation } from '#lib/i18n/use-translation'
import { checkoutMessages } from '../checkout-messages'
import { KeepAddress } from './keep-address'
import { SavedAddresses } from './saved-addresses'
import { StepActions } from './step-actions'

interface WhereFieldsProps {
  /** The account's addresses; null where there is no book to keep one in. */
  addresses: readonly Address[] | null
  /** The fields from the country to the street number, with the places to choose from. */
  placeFields: ReactNode
  onBack: () => void
}

/** Second step: the delivery address. */
export function WhereFields({ addresses, placeFields, onBack }: WhereFieldsProps) {
  const { t } = useTranslation(checkoutMessages)
  return (
    <>
      {addresses && <SavedAddresses addresses={addresses} />}
      {placeFields}
      <Field name='place' label={t('where.place')} optional autoComplete='address-level3' />
      <VenueFields />
      <TextAreaField
        name='customerNotes'
        label={t('where.notes')}
        hint={t('where.notesHint')}
        optional
        rows={3}
        autoComplete='off'
      />
      {addresses && <KeepAddress addresses={addresses} />}
      <StepActions onBack={onBack}>{t('steps.toHow')}</StepActions>
    </>
  )
}
