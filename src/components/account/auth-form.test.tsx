import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as z from 'zod/mini'
import { endWith, type Outcome } from '#lib/http/testing/settled'
import { useSubmit } from '#lib/http/use-submit'
import { Field } from '../form/field'
import { AuthForm, isClosed, isExpired } from './auth-form'

interface Values {
  email: string
}

const signedIn = { kind: 'done', data: null } as const

type FormSchema = z.ZodMiniType<Values, Values>
const anyEmail: FormSchema = z.object({ email: z.string() })

function startForm(outcome: Outcome, email = '', schema: FormSchema = anyEmail) {
  const request = jest.fn((_: Values) => endWith(outcome))
  function Screen() {
    const submission = useSubmit({ send: (values: Values) => request(values) })
    return (
      <AuthForm submission={submission} schema={schema} initialValues={{ email }} submit='Αποστολή'>
        <Field name='email' label='E-mail' />
      </AuthForm>
    )
  }
  render(<Screen />)
  return { request, user: userEvent.setup() }
}

const box = () => screen.getByRole('textbox', { name: 'E-mail' })
const button = () => screen.getByRole('button')

describe('AuthForm', () => {
  it('focuses its first field at once', () => {
    startForm(signedIn)
    expect(document.activeElement).toBe(box())
  })

  it('shows no error when the automatically focused field is left untouched the first time', async () => {
    const { user } = startForm(signedIn, '', z.object({ email: z.email() }))
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

  it('counts down no seconds that a 429 does not name', async () => {
    const { user } = startForm({ kind: 'rateLimited', seconds: null }, 'anna@example.com')
    await user.click(button())
    const said = 'Πολλές προσπάθειες σε λίγη ώρα. Περιμένετε λίγο και δοκιμάστε ξανά.'
    expect(await screen.findByText(said)).toBeTruthy()
    expect(button().textContent).not.toMatch(/\d/)
    expect(button().getAttribute('aria-disabled')).toBeNull()
  })

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
    const { user } = startForm(signedIn, 'anna@example.com')
    await user.click(button())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(button().getAttribute('aria-disabled')).toBeNull()
  })
})

it.each<[Outcome, 'expired' | 'closed' | null]>([
  [{ kind: 'conflict', errors: [] }, 'expired'],
  [{ kind: 'forbidden', errors: [] }, 'closed'],
  [{ kind: 'refused', errors: [] }, null],
  [{ kind: 'unreachable' }, null],
])('is no longer of use after a conflict or a 403: %j', (outcome, end) => {
  const problem = outcome.kind === 'done' ? null : outcome
  const submission = { problem, isUsedUp: false }
  expect([isExpired(submission), isClosed(submission)]).toEqual([
    end === 'expired',
    end === 'closed',
  ])
  expect(isExpired({ problem, isUsedUp: true })).toBe(true)
})
