import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as z from 'zod/mini'
import { PasswordField } from './password-field'
import { newPassword, samePassword } from './password-rules'
import { PasswordStrength } from './password-strength'
import { SubmitButton, ZodForm } from './zod-form'

const schema = z.object({ password: newPassword, repetition: z.string() }).check(samePassword)

function startForm() {
  const onSubmit = jest.fn(async () => undefined)
  render(
    <ZodForm schema={schema} initialValues={{ password: '', repetition: '' }} onSubmit={onSubmit}>
      <PasswordField name='password' label='Κωδικός' autoComplete='new-password' />
      <PasswordStrength name='password' />
      <PasswordField name='repetition' label='Ξανά' autoComplete='new-password' />
      <SubmitButton>Αποθήκευση</SubmitButton>
    </ZodForm>,
  )
  return { onSubmit, user: userEvent.setup() }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

describe('PasswordField (R266)', () => {
  it('hides the password until the user shows it', async () => {
    const { user } = startForm()
    await user.type(field('Κωδικός'), 'σταγόνα')
    expect(field('Κωδικός').type).toBe('password')
    expect(field('Κωδικός').autocomplete).toBe('new-password')
    const [eye] = screen.getAllByRole('button', { name: 'Εμφάνιση κωδικού πρόσβασης' })
    await user.click(eye as HTMLElement)
    expect(field('Κωδικός').type).toBe('text')
    expect(field('Κωδικός').value).toBe('σταγόνα')
    expect(screen.getAllByRole('button', { name: 'Απόκρυψη κωδικού πρόσβασης' })).toHaveLength(1)
  })

  it('shows that Caps Lock is on while typing', () => {
    startForm()
    fireEvent.keyDown(field('Κωδικός'), { key: 'A', modifierCapsLock: true })
    expect(screen.getByText(/Caps Lock/)).toBeTruthy()
    fireEvent.keyUp(field('Κωδικός'), { key: 'CapsLock' })
    expect(screen.queryByText(/Caps Lock/)).toBeNull()
  })

  it('requires eight characters and an equal repetition (R264)', async () => {
    const { user, onSubmit } = startForm()
    await user.type(field('Κωδικός'), 'μικρός')
    await user.click(screen.getByRole('button', { name: 'Αποθήκευση' }))
    expect(await screen.findByText('Χρειάζονται τουλάχιστον 8 χαρακτήρες.')).toBeTruthy()
    await user.type(field('Κωδικός'), ' κι άλλο')
    await user.type(field('Ξανά'), 'κάτι άλλο')
    await user.click(screen.getByRole('button', { name: 'Αποθήκευση' }))
    expect(await screen.findByText('Οι δύο κωδικοί πρόσβασης δεν είναι ίδιοι.')).toBeTruthy()
    expect(onSubmit).not.toHaveBeenCalled()
    await user.clear(field('Ξανά'))
    await user.type(field('Ξανά'), 'μικρός κι άλλο')
    await user.click(screen.getByRole('button', { name: 'Αποθήκευση' }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})

describe('PasswordStrength', () => {
  it('shows the strength of the password as text', async () => {
    const { user } = startForm()
    const status = () => screen.getByRole('status').textContent
    expect(status()).toMatch(/τρεις ή τέσσερις λέξεις/)
    await user.type(field('Κωδικός'), '12345678')
    expect(status()).toBe('Ισχύς κωδικού: αδύναμος.')
    await user.type(field('Κωδικός'), ' θάλασσα και βουνό')
    expect(status()).toBe('Ισχύς κωδικού: ισχυρός.')
  })
})
