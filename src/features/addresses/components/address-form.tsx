import { useQueryClient } from '@tanstack/react-query'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountForm, submitChange } from '#components/account/account-form'
import { usePlaces } from '#components/account/use-places'
import { addressFormMessages } from '#components/address/address-form-messages'
import { PlaceFields } from '#components/address/place-fields'
import { VenueFields } from '#components/address/venue-fields'
import { WarnedField } from '#components/address/warned-field'
import { LinkButton } from '#components/button'
import { Field, TextAreaField } from '#components/form/field'
import { Pair } from '#components/form/pair'
import { FormProblem, SubmitButton } from '#components/form/zod-form'
import { showToast } from '#components/show-toast'
import { SiteLink } from '#components/site-link'
import type { Address } from '#contract/account/address'
import { listAddresses } from '#contract/endpoints/addresses'
import { accountRoutes } from '#contract/paths/account-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { goTo } from '#lib/navigation/navigate'
import { useAccountChange } from '#session/use-account-change'
import { queryKeyOf } from '#session/use-account-query'
import { addressQueries } from '../api'
import { addressMessages } from '../messages'
import { type AddressForm, addressFormSchema } from '../schema'

const list = accountRoutes['account-addresses'].pattern

interface AddressEditFormProps {
  draft: string
  initialValues: AddressForm
  /** Reads the values of a stored address again; null where that fails. */
  reread?: () => Promise<AddressForm | null>
  submit: string
  /** Selects the success message. */
  done: 'add' | 'edit'
  send: (form: AddressForm) => Promise<Address>
  /** Looks whether it was saved, after a lost answer. */
  look: (form: AddressForm) => Promise<Address | null>
}

/** The form of an address; returns to the list once it is saved. */
export function AddressEditForm({
  draft,
  initialValues,
  reread,
  submit,
  done,
  send,
  look,
}: AddressEditFormProps) {
  const { t } = useTranslation(addressMessages)
  const queries = useQueryClient()
  const mutation = useAccountChange<AddressForm, Address>({
    carryOut: send,
    look,
    refresh: addressQueries,
    onDone: (_form, { title }) => {
      queries.removeQueries({ queryKey: queryKeyOf(listAddresses) })
      showToast({ tone: 'success', title: t(`done.${done}`, { title }) })
      goTo(list)
    },
  })
  return (
    <AccountForm
      draft={draft}
      schema={addressFormSchema}
      initialValues={initialValues}
      {...(reread && { reread })}
      onSubmit={(form) => submitChange(mutation, form)}
      sx={styles.accountForm}
    >
      <FormProblem whereToLook={<SiteLink to={list}>{t('toList')}</SiteLink>} />
      <AddressFields />
      <div sx={styles.submitButtonRow}>
        <SubmitButton size='lg'>{submit}</SubmitButton>
        <LinkButton to={list} variant='quiet' size='lg'>
          {t('cancel')}
        </LinkButton>
      </div>
    </AccountForm>
  )
}

function AddressFields() {
  const { t } = useTranslation(addressMessages)
  const { t: fields } = useTranslation(addressFormMessages)
  const { values } = useFormikContext<AddressForm>()
  const labelled = (name: 'title' | 'firstName' | 'lastName') => ({
    name,
    label: fields(`fields.${name}`),
  })
  return (
    <>
      <Group title={t('groups.who')}>
        <Field
          {...labelled('title')}
          hint={fields('fields.titleHint')}
          required
          autoComplete='off'
        />
        <Pair>
          <Field {...labelled('firstName')} required autoComplete='given-name' />
          <Field {...labelled('lastName')} required autoComplete='family-name' />
        </Pair>
        <WarnedField name='phone' required type='tel' inputMode='tel' autoComplete='tel' />
      </Group>
      <Group title={t('groups.where')}>
        <PlaceFields places={usePlaces(values.country)} />
      </Group>
      <Group title={t('groups.more')}>
        <VenueFields />
        <TextAreaField
          name='notes'
          label={fields('fields.notes')}
          hint={fields('fields.notesHint')}
          optional
          rows={3}
          autoComplete='off'
        />
      </Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset sx={styles.group}>
      <legend sx={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  )
}

const styles = {
  accountForm: { display: 'grid', gap: 6, maxWidth: 'reading' },
  submitButtonRow: { display: 'flex', flexWrap: 'wrap', gap: 3 },
  group: { display: 'grid', gap: 4, minWidth: 0, m: 0, p: 0, border: 0 },
  legend: { mb: 3, p: 0, fontSize: 'h3', fontWeight: 'heading' },
} satisfies Record<string, ThemeUIStyleObject>
