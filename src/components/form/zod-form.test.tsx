import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as z from 'zod/mini'
import { CheckboxField } from './checkbox-field'
import { Field } from './field'
import { SelectField } from './select-field'
import type { ZodFormOptions } from './use-zod-form'
import { because, type SubmitProblems } from './validation'
import { FormProblem, SubmitButton, ZodForm } from './zod-form'

const missingName = 'Συμπληρώστε το πεδίο «Όνομα»: είναι απαιτούμενο.'
const schema = z.object({
  name: z.string().check(z.minLength(1)),
  email: z.string().check(z.refine((email) => /@.+\./.test(email), because('validation.email'))),
  topic: z.enum(['memory', 'sleep']),
  agreed: z.literal(true),
})
const empty = { name: '', email: '', topic: '', agreed: false }
const full = { name: 'Άννα', email: 'a@example.com', topic: 'sleep', agreed: true }

type Answer = SubmitProblems | undefined

type Options = ZodFormOptions<typeof empty, object>

interface Given extends Partial<Pick<Options, 'schema' | 'initialErrors' | 'initialTouched'>> {
  answer?: Answer
  values?: typeof empty
  onMount?: boolean
}

function startForm({ answer, values = empty, onMount = false, ...initially }: Given = {}) {
  const onSubmit = jest.fn(async () => answer)
  render(
    <ZodForm
      schema={schema}
      initialValues={values}
      onSubmit={onSubmit}
      validateOnMount={onMount}
      {...initially}
    >
      <FormProblem />
      <Field name='name' label='Όνομα' hint='Όπως θέλετε' required />
      <Field name='email' label='E-mail' />
      <SelectField
        name='topic'
        label='Θέμα'
        placeholder='Διαλέξτε'
        options={[{ value: 'memory', label: 'Μνήμη' }]}
      />
      <CheckboxField name='agreed' label='Συμφωνώ' />
      <SubmitButton>Αποστολή</SubmitButton>
    </ZodForm>,
  )
  return { onSubmit, user: userEvent.setup() }
}

const box = (name: string) => screen.getByRole('textbox', { name })
const afterDebounce = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

describe('ZodForm', () => {
  it('validates on blur, not on each key (R255)', async () => {
    const { user } = startForm()
    await user.type(box('E-mail'), 'anna')
    await afterDebounce()
    expect(screen.queryByText(/ολόκληρη διεύθυνση/)).toBeNull()
    await user.tab()
    expect(await screen.findByText(/ολόκληρη διεύθυνση/)).toBeTruthy()
    expect(box('E-mail').getAttribute('aria-invalid')).toBe('true')
    expect(box('Όνομα').getAttribute('aria-invalid')).toBeNull()
  })

  it('shows no error, and so no layout shift, during a press', async () => {
    const { user } = startForm()
    await user.click(box('E-mail'))
    const other = screen.getByRole('checkbox', { name: 'Συμφωνώ' })
    await user.pointer({ keys: '[MouseLeft>]', target: other })
    await afterDebounce()
    expect(document.activeElement).toBe(other)
    expect(screen.queryByText(/ολόκληρη διεύθυνση/)).toBeNull()
    await user.pointer({ keys: '[/MouseLeft]', target: other })
    expect(await screen.findByText(/ολόκληρη διεύθυνση/)).toBeTruthy()
  })

  it('validates a wrong field again only on blur (R255)', async () => {
    const { user } = startForm()
    await user.type(box('E-mail'), 'anna')
    await user.tab()
    await screen.findByText(/ολόκληρη διεύθυνση/)
    await user.type(box('E-mail'), '@example.com')
    await afterDebounce()
    expect(screen.getByText(/ολόκληρη διεύθυνση/)).toBeTruthy()
    await user.tab()
    await afterDebounce()
    expect(screen.queryByText(/ολόκληρη διεύθυνση/)).toBeNull()
  })

  it('validates selects and checkboxes on change', async () => {
    const { user } = startForm()
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('checkbox'))
    expect(await screen.findByText(/Το πεδίο «Συμφωνώ»/)).toBeTruthy()
  })

  it('lets what is typed run in its own direction', () => {
    startForm()
    expect(box('Όνομα').getAttribute('dir')).toBe('auto')
  })

  it('describes a field by its hint and its error', async () => {
    const { user } = startForm()
    const name = box('Όνομα')
    expect(name.getAttribute('aria-required')).toBe('true')
    expect(descriptionOf(name)).toBe('Όπως θέλετε')
    await user.click(name)
    await user.tab()
    await screen.findByText(missingName)
    expect(descriptionOf(name)).toBe(`Όπως θέλετε ${missingName}`)
  })

  it('validates everything on submit and focuses the first wrong field', async () => {
    const { user, onSubmit } = startForm()
    await user.type(box('Όνομα'), 'Άννα')
    await user.click(screen.getByRole('button'))
    await afterDebounce()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(box('E-mail'))
    expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true')
  })

  it('scrolls the first wrong field into view, also where it already has the focus', async () => {
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView')
    const { user } = startForm({ values: { ...full, name: '' } })
    await user.click(box('Όνομα'))
    for (const times of [1, 2]) {
      await user.click(screen.getByRole('button', { name: 'Αποστολή' }))
      expect(document.activeElement).toBe(box('Όνομα'))
      await waitFor(() => expect(shown).toHaveBeenCalledTimes(times))
      expect(shown.mock.contexts.at(-1)).toBe(box('Όνομα'))
    }
    shown.mockRestore()
  })

  it('keeps the focus in its field during a press on submit', async () => {
    const { user, onSubmit } = startForm({ values: full })
    await user.click(box('E-mail'))
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') })
    expect(document.activeElement).toBe(box('E-mail'))
    await user.pointer({ keys: '[/MouseLeft]', target: screen.getByRole('button') })
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('submits the output of the schema', async () => {
    const { user, onSubmit } = startForm({ values: full })
    await user.click(screen.getByRole('button'))
    expect(onSubmit).toHaveBeenCalledWith(full)
  })

  it('shows server errors at their fields and keeps the values', async () => {
    const answer = { fields: { email: 'Υπάρχει ήδη λογαριασμός.' } }
    const { user } = startForm({ values: full, answer })
    await user.click(screen.getByRole('button'))
    expect(await screen.findByText('Υπάρχει ήδη λογαριασμός.')).toBeTruthy()
    expect(document.activeElement).toBe(box('E-mail'))
    expect(box('E-mail')).toHaveProperty('value', 'a@example.com')
    await user.tab()
    await afterDebounce()
    expect(screen.getByText('Υπάρχει ήδη λογαριασμός.')).toBeTruthy()
    await user.type(box('E-mail'), '.gr')
    await user.tab()
    await afterDebounce()
    expect(screen.queryByText('Υπάρχει ήδη λογαριασμός.')).toBeNull()
  })

  it.each<[string, SubmitProblems]>([
    ['the form as a whole', { form: 'Δοκιμάστε ξανά σε λίγο.' }],
    ['a field that it does not have', { fields: { phone: 'Δοκιμάστε ξανά σε λίγο.' } }],
  ])('shows a problem of %s, with focus on it', async (_, answer) => {
    const { user } = startForm({ values: full, answer })
    await user.click(screen.getByRole('button'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Δοκιμάστε ξανά σε λίγο.')
    expect(document.activeElement?.contains(alert)).toBe(true)
  })

  it.each<[string, SubmitProblems]>([
    ['Κάτι θέλει διόρθωση', {}],
    ['Δεν μπορέσαμε να προχωρήσουμε', { cause: 'notDone' }],
    ['Δεν ξέρουμε αν έγινε', { cause: 'unclear' }],
  ])('is titled «%s» where the problem is %j', async (title, cause) => {
    const { user } = startForm({ values: full, answer: { form: 'Κάτι.', ...cause } })
    await user.click(screen.getByRole('button'))
    expect((await screen.findByRole('alert')).textContent).toBe(`${title}Κάτι.`)
  })

  it('validates fields that are left in sequence together, after 5 ms (R257)', async () => {
    const check = jest.fn(() => true)
    const name = schema.shape.name.check(z.refine(check))
    const { user } = startForm({ schema: z.extend(schema, { name }) })
    await user.click(box('Όνομα'))
    act(() => {
      box('E-mail').focus()
      box('E-mail').blur()
    })
    expect(check).not.toHaveBeenCalled()
    await afterDebounce()
    expect(check).toHaveBeenCalledTimes(1)
    expect(screen.getAllByText(missingName)).toHaveLength(1)
  })

  it('can start with errors, at touched fields (R256)', () => {
    const initialErrors = { name: 'Από πριν.', email: 'Άλλο.' }
    startForm({ initialErrors, initialTouched: { name: true } })
    expect(screen.getByText('Από πριν.')).toBeTruthy()
    expect(screen.queryByText('Άλλο.')).toBeNull()
  })

  it('can be validated on mount (R256)', async () => {
    startForm({ onMount: true })
    expect(await screen.findAllByText(missingName)).toHaveLength(1)
    expect(screen.getByText('Διαλέξτε μία από τις επιλογές.')).toBeTruthy()
  })
})

function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}
