/** @jsxImportSource theme-ui */
import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { address } from '../../../../contract/account/address'
import { accountRoutes } from '../../../../contract/paths/account-paths'
import { AccountForm } from '../../../components/account/account-form'
import { submitChange } from '../../../components/account/submit-change'
import { FormProblem } from '../../../components/form/form-problem'
import { SubmitButton } from '../../../components/form/submit-button'
import { LinkButton } from '../../../components/link-button'
import { showToast } from '../../../components/show-toast'
import type { ApiCall } from '../../../lib/http/create-api-request'
import { useText } from '../../../lib/i18n/texts'
import { goTo } from '../../../lib/navigation/go-to'
import { accountKeys } from '../../../session/account-keys'
import { useOwnChange } from '../../../session/use-own-change'
import { type AddressForm, addressFormSchema } from '../address-form-schema'
import { addressMessages } from '../address-texts'
import { AddressFields } from './address-fields'

const list = accountRoutes['account-addresses'].pattern
const refresh = [accountKeys.addresses]

interface AddressEditorProps {
  /** Tells what was typed for this address from what was typed for others. */
  draft: string
  initialValues: AddressForm
  /** What the button says. */
  submit: string
  /** What is said once it is kept. */
  done: 'add' | 'edit'
  callOf: (form: AddressForm) => Omit<ApiCall<z.ZodMiniType>, 'answer'>
}

/** The form of an address; once it is kept, the way leads back to the list. */
export function AddressEditor({ draft, initialValues, submit, done, callOf }: AddressEditorProps) {
  const text = useText(addressMessages)
  const queries = useQueryClient()
  const story = useOwnChange({
    callOf: (form: AddressForm) => ({ ...callOf(form), answer: address }),
    refresh,
    onDone: (_form, { title }) => {
      queries.removeQueries({ queryKey: accountKeys.addresses, exact: true })
      showToast({ tone: 'success', title: text(`done.${done}`, { title }) })
      goTo(list)
    },
  })
  return (
    <AccountForm
      draft={draft}
      schema={addressFormSchema}
      initialValues={initialValues}
      onSubmit={(form) => submitChange(story, form)}
      sx={{ display: 'grid', gap: 6, maxWidth: 'reading' }}
    >
      <FormProblem />
      <AddressFields />
      <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <SubmitButton size='lg'>{submit}</SubmitButton>
        <LinkButton to={list} variant='quiet' size='lg'>
          {text('cancel')}
        </LinkButton>
      </div>
    </AccountForm>
  )
}
