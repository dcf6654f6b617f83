/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { addressFormMessages } from '../../../components/address/address-form-texts'
import { PlaceFields } from '../../../components/address/place-fields'
import { VenueFields } from '../../../components/address/venue-fields'
import { Field } from '../../../components/form/field'
import { Pair } from '../../../components/form/pair'
import { TextAreaField } from '../../../components/form/text-area-field'
import { useText } from '../../../lib/i18n/texts'
import { addressMessages } from '../address-texts'
import { PhoneFields } from './phone-fields'

/** The fields of an address in three groups: who, where, and what helps the courier. */
export function AddressFields() {
  const text = useText(addressMessages)
  const fields = useText(addressFormMessages)
  const word = (name: 'title' | 'firstName' | 'lastName') => ({
    name,
    label: fields(`fields.${name}`),
  })
  return (
    <>
      <Group title={text('groups.who')}>
        <Field
          {...word('title')}
          hint={fields('fields.titleHint')}
          mark='required'
          autoComplete='off'
        />
        <Pair>
          <Field {...word('firstName')} mark='required' autoComplete='given-name' />
          <Field {...word('lastName')} mark='required' autoComplete='family-name' />
        </Pair>
        <PhoneFields />
      </Group>
      <Group title={text('groups.where')}>
        <PlaceFields />
      </Group>
      <Group title={text('groups.more')}>
        <VenueFields />
        <TextAreaField
          name='notes'
          label={fields('fields.notes')}
          hint={fields('fields.notesHint')}
          mark='optional'
          rows={3}
          autoComplete='off'
        />
      </Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset sx={{ display: 'grid', gap: 4, minWidth: 0, m: 0, p: 0, border: 0 }}>
      <legend sx={{ mb: 3, p: 0, fontSize: 'h3', fontWeight: 'heading' }}>{title}</legend>
      {children}
    </fieldset>
  )
}
