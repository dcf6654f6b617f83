import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as z from 'zod/mini'
import { RadioField } from './radio-field'
import { SubmitButton, ZodForm } from './zod-form'

const schema = z.object({ way: z.enum(['door', 'bank'], 'Διαλέξτε τρόπο.') })
const options = [
  { value: 'door', label: 'Στην πόρτα', aside: '+ 2 €', detail: 'Με μετρητά ή κάρτα.' },
  { value: 'bank', label: 'Κατάθεση' },
]

function renderForm() {
  const sent: unknown[] = []
  render(
    <ZodForm
      schema={schema}
      initialValues={{ way: '' }}
      onSubmit={async (output) => void sent.push(output)}
    >
      <RadioField name='way' label='Τρόπος πληρωμής' required options={options} />
      <SubmitButton>Τέλος</SubmitButton>
    </ZodForm>,
  )
  return sent
}

it('is a named group whose options include their details', async () => {
  const sent = renderForm()
  expect(screen.getByRole('radiogroup', { name: 'Τρόπος πληρωμής' })).toBeTruthy()
  const restrictedApi = screen.getByRole('radio', {
    name: /Στην πόρτα.*\+ 2 €.*Με μετρητά ή κάρτα/,
  })
  await userEvent.click(restrictedApi)
  await userEvent.click(screen.getByRole('button', { name: 'Τέλος' }))
  expect(sent).toEqual([{ way: 'door' }])
})

it('takes the focus and shows an error until an option is chosen', async () => {
  renderForm()
  await userEvent.click(screen.getByRole('button', { name: 'Τέλος' }))
  const group = screen.getByRole('radiogroup')
  expect(await screen.findByText('Διαλέξτε τρόπο.')).toBeTruthy()
  expect(document.activeElement).toBe(group)
  expect(group.getAttribute('aria-invalid')).toBe('true')
  expect(group.getAttribute('aria-describedby')).toContain('-error')
  await userEvent.click(screen.getByRole('radio', { name: 'Κατάθεση' }))
  await screen.findByRole('radiogroup', { description: '' })
  expect(screen.queryByText('Διαλέξτε τρόπο.')).toBeNull()
})
