/** @jsxImportSource theme-ui */
import { Field } from '../../../components/form/field'
import { TextAreaField } from '../../../components/form/text-area-field'
import { useText } from '../../../lib/i18n/texts'
import type { ProfileForm } from '../profile-form-schema'
import { profileMessages } from '../profile-texts'

interface ProfileFieldsProps {
  /** Whether a number that is stored can only be changed, not cleared. */
  keepsPhone: boolean
}

/** The fields of the profile; none of them has to be filled. */
export function ProfileFields({ keepsPhone }: ProfileFieldsProps) {
  const text = useText(profileMessages)
  const word = (name: keyof ProfileForm) => ({ name, label: text(`profile.${name}`) })
  return (
    <>
      <div
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: ['minmax(0, 1fr)', 'repeat(2, minmax(0, 1fr))'],
        }}
      >
        <Field {...word('firstName')} autoComplete='given-name' />
        <Field {...word('lastName')} autoComplete='family-name' />
        <Field
          {...word('phone')}
          hint={keepsPhone ? text('profile.phoneHint') : undefined}
          type='tel'
          inputMode='tel'
          autoComplete='tel'
        />
        <Field {...word('birthDate')} type='date' autoComplete='bday' />
        <Field {...word('city')} autoComplete='address-level2' />
      </div>
      <Field
        {...word('website')}
        hint={text('profile.websiteHint')}
        type='url'
        inputMode='url'
        autoComplete='url'
      />
      <TextAreaField {...word('bio')} rows={4} autoComplete='off' />
    </>
  )
}
