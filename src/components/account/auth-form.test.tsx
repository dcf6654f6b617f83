import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useActorRef, useSelector } from '@xstate/react'
import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import { type AskOutcome, createAskMachine } from '../../session/ask-machine'
import { Field } from '../form/field'
import { AuthForm } from './auth-form'

interface Values {
  email: string
}

type FormSchema = z.ZodMiniType<Values, Values>
const anyEmail: FormSchema = z.object({ email: z.string() })

function startForm(outcome: AskOutcome, email = '', schema: FormSchema = anyEmail) {
  const ask = jest.fn(async (_: Values | null) => outcome)
  const machine = createAskMachine<Values>().provide({
    actors: { ask: fromPromise(({ input }) => ask(input.values)) },
  })
  function Screen() {
    const actor = useActorRef(machine, { input: undefined })
    const state = useSelector(actor, (snapshot) => snapshot)
    return (
      <AuthForm ask={{ actor, state }} schema={schema} initialValues={{ email }} submit='Αποστολή'>
        <Field name='email' label='E-mail' />
      </AuthForm>
    )
  }
  render(<Screen />)
  return { ask, user: userEvent.setup() }
}

const box = () => screen.getByRole('textbox', { name: 'E-mail' })
const button = () => screen.getByRole('button')

describe('AskForm', () => {
  it('takes focus to its first field at once', () => {
    startForm({ kind: 'signedIn' })
    expect(document.activeElement).toBe(box())
  })

  it('says nothing of its first field when it is left as it was found, but later it does', async () => {
    const { user } = startForm({ kind: 'signedIn' }, '', z.object({ email: z.email() }))
    const waited = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    await user.click(document.body)
    await waited()
    expect(box().getAttribute('aria-invalid')).toBeNull()
    await user.click(box())
    await user.click(document.body)
    await waited()
    expect(box().getAttribute('aria-invalid')).toBe('true')
  })

  it('shows what the service refuses at its field, and keeps what was typed (R265)', async () => {
    const { ask, user } = startForm({
      kind: 'refused',
      errors: [{ code: 'email_taken', message: '', param: 'email' }],
    })
    await user.type(box(), 'anna@example.com')
    await user.click(button())
    expect(await screen.findByText(/Υπάρχει ήδη λογαριασμός/)).toBeTruthy()
    expect(box()).toHaveProperty('value', 'anna@example.com')
    expect(ask.mock.calls).toEqual([[{ email: 'anna@example.com' }]])
  })

  it('rests its button while the service holds back, keeping its focus (A3-48)', async () => {
    const { ask, user } = startForm({ kind: 'heldBack', seconds: 30 }, 'anna@example.com')
    await user.click(button())
    expect(await screen.findByText(/Δοκιμάστε ξανά σε 30 δευτερόλεπτα/)).toBeTruthy()
    expect(button().textContent).toBe('Αποστολή (σε 30 δευτερόλεπτα)')
    expect(button().getAttribute('aria-disabled')).toBe('true')
    await user.click(button())
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('counts a long rest in minutes', async () => {
    const { user } = startForm({ kind: 'heldBack', seconds: 470 }, 'anna@example.com')
    await user.click(button())
    expect(await screen.findByText(/Δοκιμάστε ξανά σε 8 λεπτά/)).toBeTruthy()
    expect(button().textContent).toBe('Αποστολή (σε 8 λεπτά)')
  })

  it.each([{ kind: 'unreachable' }, { kind: 'broken', reason: 'x' }] as const)(
    'says $kind as a whole, and may be sent again',
    async (outcome) => {
      const { ask, user } = startForm(outcome, 'anna@example.com')
      await user.click(button())
      expect(await screen.findByRole('alert')).toBeTruthy()
      await user.click(button())
      expect(ask).toHaveBeenCalledTimes(2)
    },
  )

  it('shows no problem where the person is led on', async () => {
    const { user } = startForm({ kind: 'signedIn' }, 'anna@example.com')
    await user.click(button())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(button().getAttribute('aria-disabled')).toBeNull()
  })
})
