import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import * as z from 'zod/mini'
import type { SubmitProblems } from '#components/form/validation'
import { address } from '#contract/account/address'
import { exampleAddress } from '#contract/examples/account-examples'
import { type CheckoutValues, emptyCheckout } from '../checkout-schema'
import type { CheckoutStep } from '../checkout-steps'
import { CheckoutForm } from './checkout-form'

type FormProps = ComponentProps<typeof CheckoutForm>

const filled = {
  ...emptyCheckout,
  firstName: 'Άννα',
  lastName: 'Κώστα',
  email: 'anna@example.gr',
  phone: '2101234567',
  region: 'GR-I',
  street: 'Ερμού',
  streetNumber: '5',
  city: 'Αθήνα',
  zipcode: '10563',
  payWay: '5',
}

interface Given {
  at?: CheckoutStep
  addresses?: FormProps['addresses']
  values?: Partial<CheckoutValues>
  answer?: SubmitProblems
  isGuest?: boolean
  obstacles?: FormProps['obstacles']
}

/** The form at a step, on a page that opens what it asks for. */
function openForm(given: Given = {}) {
  const { at = 'who', values = {}, answer = {}, addresses = [], isGuest = false } = given
  const { obstacles = [] } = given
  const keep = jest.fn()
  const onOrder = jest.fn(async () => answer)
  const opened: CheckoutStep[] = []
  const rest: Omit<FormProps, 'step' | 'onStep' | 'refused'> = {
    ...{ keep, onOrder, onDismiss: () => {}, isMailed: false, isDemonstration: false, isGuest },
    initialValues: { ...filled, ...values },
    payWays: [{ value: '5', label: 'Στην πόρτα' }],
    unshownPayWays: 0,
    isKnown: false,
    ...{ addresses, placeFields: null, notice: null, summary: null, promises: null },
    busy: false,
    obstacles,
  }
  const Page = () => {
    const [step, setStep] = useState(at)
    // A page knows of a refusal before the form hears of it.
    const refused = onOrder.mock.calls.length > 0 ? (answer.fields ?? {}) : {}
    const onStep = (next: CheckoutStep) => {
      opened.push(next)
      setStep(next)
    }
    return <CheckoutForm {...rest} {...{ step, onStep, refused }} />
  }
  render(<Page />)
  return { keep, onOrder, opened }
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const heading = () => screen.getByRole('heading', { level: 2 }).textContent

it('stays at a step with an error, and focuses its field', async () => {
  openForm({ values: { phone: '' } })
  await press('Συνέχεια στη διεύθυνση')
  expect(heading()).toBe('Ποιος παραλαμβάνει')
  expect(document.activeElement).toBe(field('Τηλέφωνο'))
})

it('opens a step without errors, though the whole form was submitted before', async () => {
  openForm({ values: { customerNotes: 'α'.repeat(900) } })
  await press('Συνέχεια στη διεύθυνση')
  expect(heading()).toBe('Πού το στέλνουμε')
  expect(screen.queryByText(/χαρακτήρ/)).toBeNull()
  fireEvent.blur(field('Περιοχή'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(screen.queryByText(/χαρακτήρ/)).toBeNull()
  await press('Συνέχεια στην πληρωμή')
  expect(screen.getByText(/χαρακτήρ/)).toBeTruthy()
  await press('Πίσω')
  await press('Συνέχεια στη διεύθυνση')
  expect(screen.queryByText(/χαρακτήρ/)).toBeNull()
})

it('keeps what was typed, in its normal form once the step is complete', async () => {
  const { keep } = openForm()
  expect(keep).not.toHaveBeenCalled()
  type('Τηλέφωνο', '210 765-4321')
  expect(keep).toHaveBeenLastCalledWith({ ...filled, phone: '210 765-4321' })
  await press('Συνέχεια στη διεύθυνση')
  expect(keep).toHaveBeenLastCalledWith({ ...filled, phone: '2107654321' })
  await press('Πίσω')
  expect(field('Τηλέφωνο').value).toBe('2107654321')
})

it('opens the second step with the main address, which was read before', async () => {
  const empty = { region: '', street: '', streetNumber: '', city: '', zipcode: '' }
  const home = z.parse(address, exampleAddress)
  const { keep } = openForm({ values: { ...empty, phone: '210 765-4321' }, addresses: [home] })
  await press('Συνέχεια στη διεύθυνση')
  const { street, city, zipcode } = home
  const taken = { street, city, zipcode, phone: '2107654321' }
  expect(keep).toHaveBeenLastCalledWith(expect.objectContaining(taken))
})

it('counts as unsaved what was typed since the step was opened', async () => {
  openForm()
  const isUnsaved = () => document.querySelector('[data-unsaved]') !== null
  type('Τηλέφωνο', '2107654321')
  expect(isUnsaved()).toBe(true)
  await press('Συνέχεια στη διεύθυνση')
  expect(isUnsaved()).toBe(false)
})

it('does not order by a pay way that is no longer offered', async () => {
  const { onOrder } = openForm({ at: 'how', values: { payWay: '9' } })
  await press('Παραγγελία με υποχρέωση πληρωμής')
  expect(onOrder).not.toHaveBeenCalled()
  expect(screen.getByText(/δεν προσφέρεται πια\. Διαλέξτε άλλον\.$/)).toBeTruthy()
})

describe('a tax number whose last digit does not fit the others (R486)', () => {
  const order = () => press('Παραγγελία με υποχρέωση πληρωμής')
  const invoice = { documentType: 'INVOICE', vatNumber: '123456789' }

  it('is asked about at its field, and sent by one more press', async () => {
    const { onOrder } = openForm({ at: 'how', values: invoice })
    await order()
    expect(onOrder).not.toHaveBeenCalled()
    expect(screen.getByText(/^Είναι σωστό;/)).toBeTruthy()
    expect(document.activeElement).toBe(field('ΑΦΜ'))
    await order()
    expect(onOrder).toHaveBeenCalledWith({ ...filled, ...invoice })
  })

  it('is asked about again as another one', async () => {
    const { onOrder } = openForm({ at: 'how', values: invoice })
    await order()
    type('ΑΦΜ', 'EL 123456788')
    await order()
    expect(onOrder).not.toHaveBeenCalled()
    type('ΑΦΜ', 'EL 094259216')
    await order()
    expect(onOrder).toHaveBeenCalledWith({ ...filled, ...invoice, vatNumber: 'EL094259216' })
  })

  it('is not asked about for a receipt', async () => {
    const { onOrder } = openForm({ at: 'how', values: { ...invoice, documentType: 'RECEIPT' } })
    await order()
    expect(onOrder).toHaveBeenCalledTimes(1)
  })
})

it('opens the step of a refused field, with the focus on the field', async () => {
  const answer = { fields: { zipcode: 'Από αλλού.', email: 'Άλλο e-mail.' } }
  const { onOrder, opened } = openForm({ at: 'how', answer })
  await press('Παραγγελία με υποχρέωση πληρωμής')
  expect(onOrder).toHaveBeenCalledWith(filled)
  expect(opened).toEqual(['who'])
  expect(document.activeElement).toBe(field('E-mail'))
  expect(screen.getByText('Άλλο e-mail.')).toBeTruthy()
})

it('says why the order as a whole is refused, until another step is opened', async () => {
  openForm({ at: 'how', answer: { form: 'Το κατάστημα κλείνει.' } })
  await press('Παραγγελία με υποχρέωση πληρωμής')
  expect(screen.getByRole('alert').textContent).toContain('Το κατάστημα κλείνει.')
  await press('Πίσω')
  expect(screen.queryByRole('alert')).toBeNull()
})

const labels = () => screen.getAllByRole('textbox').map((box) => box.getAttribute('name'))

it('asks a guest for the e-mail first, and offers to sign in and come back', () => {
  window.history.replaceState(null, '', '/checkout?step=who')
  openForm({ isGuest: true })
  expect(labels()[0]).toBe('email')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/account/login?next=/checkout%3Fstep%3Dwho',
    '/account/signup?next=/checkout%3Fstep%3Dwho',
  ])
})

it('offers a member no signing in, and asks for the e-mail after the name', () => {
  openForm()
  expect(labels()).toEqual(['firstName', 'lastName', 'email', 'phone'])
  expect(screen.queryAllByRole('link')).toEqual([])
})

it('changes the recipient on the card of the last step, and comes back to it (R434)', async () => {
  const { opened, onOrder } = openForm({ at: 'how' })
  await press('Αλλαγή παραλήπτη')
  type('Επώνυμο', 'Δήμου')
  await press('Συνέχεια στην πληρωμή')
  expect(opened).toEqual(['who', 'how'])
  expect(screen.getByText('Άννα Δήμου')).toBeTruthy()
  expect(onOrder).not.toHaveBeenCalled()
  await press('Πίσω')
  await press('Πίσω')
  await press('Συνέχεια στη διεύθυνση')
  expect(opened.slice(2)).toEqual(['where', 'who', 'where'])
})

it('holds the button, with the reason and the way to the cart, where a line cannot be ordered', async () => {
  const obstacles = [{ kind: 'soldOut', product: 3, name: 'Τετράδιο' }] as const
  const { onOrder } = openForm({ at: 'how', obstacles })
  const button = screen.getByRole('button', { name: 'Παραγγελία με υποχρέωση πληρωμής' })
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toContain('Τετράδιο: εξαντλήθηκε.')
  expect(screen.getByRole('link', { name: 'Διορθώστε το καλάθι' }).getAttribute('href')).toBe(
    '/cart',
  )
  await act(async () => fireEvent.click(button))
  expect(onOrder).not.toHaveBeenCalled()
})
