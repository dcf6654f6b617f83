import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as z from 'zod/mini'
import type { AuthOutcome } from '#session/auth-outcome'
import { Field } from '../form/field'
import { AuthForm } from './auth-form'
import { useAuthSubmit } from './use-auth-submit'

interface Values {
  email: string
}

const mockRequest = jest.fn()
jest.mock('#session/auth-client', () => ({
  authRequest: ({ body }: { body: object }) => mockRequest(body),
}))

type FormSchema = z.ZodMiniType<Values, Values>
const anyEmail: FormSchema = z.object({ email: z.string() })

function startForm(outcome: AuthOutcome<unknown>, email = '', schema: FormSchema = anyEmail) {
  mockRequest.mockReset().mockImplementation(async () => outcome)
  function Screen() {
    const submission = useAuthSubmit<Values>({
      request: (body) => ({ method: 'POST', path: '/auth/login', body }),
    })
    return (
      <AuthForm submission={submission} schema={schema} initialValues={{ email }} submit='Αποστολή'>
        <Field name='email' label='E-mail' />
      </AuthForm>
    )
  }
  render(<Screen />)
  return { request: mockRequest, user: userEvent.setup() }
}

const box = () => screen.getByRole('textbox', { name: 'E-mail' })
const button = () => screen.getByRole('button')

describe('AuthForm', () => {
  it('focuses its first field at once', () => {
    startForm({ kind: 'signedIn' })
    expect(document.activeElement).toBe(box())
  })

  it('shows no error when the automatically focused field is left untouched the first time', async () => {
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

  it('shows a refusal at its field, and keeps the values (R265)', async () => {
    const { request, user } = startForm({
      kind: 'refused',
      errors: [{ code: 'email_taken', message: '', param: 'email' }],
    })
    await user.type(box(), 'anna@example.com')
    await user.click(button())
    expect(await screen.findByText(/Υπάρχει ήδη λογαριασμός/)).toBeTruthy()
    expect(box()).toHaveProperty('value', 'anna@example.com')
    expect(request.mock.calls).toEqual([[{ email: 'anna@example.com' }]])
  })

  it.each([
    ['conflict', /έχει ήδη ολοκληρωθεί/],
    ['forbidden', /δεν επιτρέπεται αυτή τη στιγμή/],
  ] as const)(
    'shows a %s, where the page around it has no screen for it',
    async (kind, sentence) => {
      const { user } = startForm({ kind, errors: [] }, 'anna@example.com')
      await user.click(button())
      expect(await screen.findByText(sentence)).toBeTruthy()
      expect(box()).toHaveProperty('value', 'anna@example.com')
    },
  )

  it('disables its button after a 429, keeping its focus (A3-48)', async () => {
    const { request, user } = startForm({ kind: 'rateLimited', seconds: 30 }, 'anna@example.com')
    await user.click(button())
    expect(await screen.findByText(/Δοκιμάστε ξανά σε 30 δευτερόλεπτα/)).toBeTruthy()
    await waitFor(() => expect(button().textContent).toBe('Αποστολή (σε 30 δευτερόλεπτα)'))
    expect(button().getAttribute('aria-disabled')).toBe('true')
    await user.click(button())
    expect(request).toHaveBeenCalledTimes(1)
  })

  it('shows a long wait in minutes', async () => {
    const { user } = startForm({ kind: 'rateLimited', seconds: 470 }, 'anna@example.com')
    await user.click(button())
    expect(await screen.findByText(/Δοκιμάστε ξανά σε 8 λεπτά/)).toBeTruthy()
    await waitFor(() => expect(button().textContent).toBe('Αποστολή (σε 8 λεπτά)'))
  })

  it.each([{ kind: 'unreachable' }, { kind: 'broken', reason: 'x' }] as const)(
    'shows $kind for the whole form, and can be sent again',
    async (outcome) => {
      const { request, user } = startForm(outcome, 'anna@example.com')
      await user.click(button())
      expect(await screen.findByRole('alert')).toBeTruthy()
      await user.click(button())
      expect(request).toHaveBeenCalledTimes(2)
    },
  )

  it('shows no problem where the app navigates', async () => {
    const { user } = startForm({ kind: 'signedIn' }, 'anna@example.com')
    await user.click(button())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(button().getAttribute('aria-disabled')).toBeNull()
  })
})
