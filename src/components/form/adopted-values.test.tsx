import { TextEncoder } from 'node:util'
import { act, screen, waitFor } from '@testing-library/react'
import { type ReactElement, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { Field } from './field'
import { SelectField } from './select-field'
import { TextAreaField } from './text-area-field'
import { useFormField } from './use-form-field'
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

/** HTML of the build. In jsdom Formik warns of layout effects, which do not run in a build. */
async function builtHtml(element: ReactElement) {
  Object.assign(globalThis, { TextEncoder })
  const { renderToString } = await import('react-dom/server')
  const warning = jest.spyOn(console, 'error')
  const refuse = warning.getMockImplementation()
  const html = warning.mockImplementation(() => {}) && renderToString(element)
  warning.mockImplementation(refuse)
  return html
}

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
