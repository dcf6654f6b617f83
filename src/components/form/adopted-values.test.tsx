import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { builtHtml } from '../testing/built-html'
import { CheckboxField } from './checkbox-field'
import { EmailField, Field, TextAreaField } from './field'
import { useFormField } from './field-frame'
import { PasswordField } from './password-field'
import { SelectField } from './select-field'
import { SubmitButton, ZodForm } from './zod-form'

const schema = z.object({
  name: z.string(),
  topic: z.string(),
  rating: z.string(),
  message: z.string(),
})
const empty = { name: '', topic: '', rating: '', message: '' }

function Rating() {
  const { value, setValue } = useFormField<string>({ name: 'rating', label: 'Βαθμός' })
  return ['1', '2'].map((rate) => (
    <input
      key={rate}
      type='radio'
      name='rating'
      aria-label={rate}
      value={rate}
      checked={value === rate}
      onChange={() => setValue(rate)}
    />
  ))
}

const form = (onSubmit: (values: typeof empty) => Promise<void>) => (
  <ZodForm schema={schema} initialValues={empty} onSubmit={onSubmit}>
    <Field name='name' label='Όνομα' />
    <SelectField
      name='topic'
      label='Θέμα'
      placeholder='Διαλέξτε'
      options={[{ value: 'memory', label: 'Μνήμη' }]}
    />
    <Rating />
    <TextAreaField name='message' label='Μήνυμα' />
    <SubmitButton>Αποστολή</SubmitButton>
  </ZodForm>
)

const send = () => screen.getByRole('button').click()

/** Submits the form as soon as it is hydrated, like a replayed click. */
function Sent({ children }: { children: ReactElement }) {
  useEffect(send, [])
  return children
}

async function submitAfter(change: () => void, early = false) {
  const onSubmit = jest.fn(async () => {})
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = await builtHtml(form(onSubmit))
  change()
  const alive = early ? <Sent>{form(onSubmit)}</Sent> : form(onSubmit)
  const root = await act(async () => hydrateRoot(place, alive))
  if (!early) await act(async () => send())
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  await act(async () => root.unmount())
  place.remove()
  return onSubmit
}

const control = <Kind extends HTMLElement>(name: string) => screen.getByLabelText<Kind>(name)

describe('ZodForm over pre-rendered HTML', () => {
  const typed = { name: 'Άννα', topic: 'memory', rating: '2', message: 'Καλημέρα σας.' }
  const type = () => {
    control<HTMLInputElement>('Όνομα').value = typed.name
    control<HTMLSelectElement>('Θέμα').value = typed.topic
    control<HTMLInputElement>('2').checked = true
    control<HTMLTextAreaElement>('Μήνυμα').value = typed.message
  }

  it('keeps values entered before hydration', async () => {
    const onSubmit = await submitAfter(type)
    expect(onSubmit).toHaveBeenCalledWith(typed)
  })

  it('submits them for a replayed click, too', async () => {
    const onSubmit = await submitAfter(type, true)
    expect(onSubmit.mock.calls).toEqual([[typed]])
  })

  it('submits the initial values of unchanged fields', async () => {
    const onSubmit = await submitAfter(() => {})
    expect(onSubmit).toHaveBeenCalledWith(empty)
  })
})

/** A form whose controls got values as by a password manager: without any event. */
function openForm() {
  const onSubmit = jest.fn(async () => {})
  const values = {
    ...{ text: '', email: '', phone: '', secret: '', choice: '', story: '', agreed: false },
    ...{ region: 'gone', note: 'α\r\nβ', rating: '' },
  }
  const either = z.union([z.string(), z.boolean()])
  render(
    <ZodForm
      schema={z.record(z.string(), either)}
      initialValues={values}
      onSubmit={onSubmit as (output: object) => Promise<void>}
    >
      <Field name='text' label='Όνομα' />
      <EmailField name='email' label='E-mail' autoComplete='email' />
      <Field name='phone' label='Τηλέφωνο' type='tel' />
      <PasswordField name='secret' label='Κωδικός' autoComplete='current-password' />
      <SelectField
        name='choice'
        label='Θέμα'
        placeholder='Διαλέξτε'
        options={[{ value: 'memory', label: 'Μνήμη' }]}
      />
      <SelectField name='region' label='Περιφέρεια' placeholder='Διαλέξτε' options={[]} />
      <TextAreaField name='story' label='Μήνυμα' />
      <TextAreaField name='note' label='Σημείωση' />
      <CheckboxField name='agreed' label='Συμφωνώ' />
      <Rating />
      <SubmitButton>Αποστολή</SubmitButton>
    </ZodForm>,
  )
  return { onSubmit, values }
}

const silent = {
  ...{ text: 'Άννα', email: 'anna@example.gr', phone: '2101234567', secret: 'μυστικό' },
  ...{ choice: 'memory', story: 'Καλημέρα.\nΑντίο.', agreed: true, rating: '2' },
}

/** Writes past React, which follows the property of each control. */
function setSilently() {
  const write = (label: string, value: string | boolean, property = 'value') => {
    const element = control<HTMLInputElement>(label)
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), property) ?? {}
    set?.call(element, value)
  }
  write('Όνομα', silent.text)
  write('E-mail', silent.email)
  write('Τηλέφωνο', silent.phone)
  write('Κωδικός', silent.secret)
  write('Θέμα', silent.choice)
  write('Μήνυμα', silent.story)
  write('Συμφωνώ', silent.agreed, 'checked')
  write('2', true, 'checked')
}

describe('values that were set without any event', () => {
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Αποστολή' }))

  it('are submitted and stay in their fields, of every kind', async () => {
    const { onSubmit, values } = openForm()
    setSilently()
    await submit()
    expect(onSubmit.mock.calls).toEqual([[{ ...values, ...silent }]])
    expect(control<HTMLInputElement>('Όνομα').value).toBe(silent.text)
    expect(control<HTMLInputElement>('Συμφωνώ').checked).toBe(true)
  })

  it.each([
    ['another field is typed in', () => userEvent.type(control('Σημείωση'), '!')],
    [
      'another field is left',
      () => userEvent.click(control('Σημείωση')).then(() => userEvent.tab()),
    ],
  ])('stay where %s before', async (_, act_) => {
    const { onSubmit } = openForm()
    setSilently()
    await act_()
    await submit()
    expect(onSubmit.mock.calls).toEqual([[expect.objectContaining(silent)]])
  })

  it('are no change where a control shows a value in its own way', async () => {
    const { onSubmit, values } = openForm()
    await submit()
    expect(onSubmit.mock.calls).toEqual([[values]])
    expect(document.querySelector('[data-unsaved]')).toBeNull()
  })
})
