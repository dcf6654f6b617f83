/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { addressTypes } from '../../../../contract/account/address-type'
import { floors } from '../../../../contract/account/floor'
import { Field } from '../../../shared/form/field'
import { SelectField } from '../../../shared/form/select-field'
import { TextAreaField } from '../../../shared/form/text-area-field'
import { useText } from '../../../shared/i18n/texts'
import { addressTexts } from '../address-texts'
import { Pair } from './pair'
import { PhoneFields } from './phone-fields'
import { PlaceFields } from './place-fields'

/** The fields of an address in three groups: who, where, and what helps the courier. */
export function AddressFields() {
  const text = useText(addressTexts)
  const word = (name: 'title' | 'firstName' | 'lastName') => ({
    name,
    label: text(`fields.${name}`),
  })
  return (
    <>
      <Group title={text('groups.who')}>
        <Field
          {...word('title')}
          hint={text('fields.titleHint')}
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
        <Pair>
          <SelectField
            name='floor'
            label={text('fields.floor')}
            mark='optional'
            placeholder={text('fields.floorChoose')}
            options={floors.map((value) => ({ value, label: text(`floors.${value}`) }))}
          />
          <SelectField
            name='locationType'
            label={text('fields.locationType')}
            mark='optional'
            placeholder={text('fields.locationTypeChoose')}
            options={addressTypes.map((value) => ({ value, label: text(`kinds.${value}`) }))}
          />
        </Pair>
        <TextAreaField
          name='notes'
          label={text('fields.notes')}
          hint={text('fields.notesHint')}
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
