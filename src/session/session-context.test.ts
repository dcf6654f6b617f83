import type { SessionUser } from '../../contract/account/user-account'
import { signedInAnswer } from '../../contract/allauth/session-answer'
import { afterAnswer, emptySession } from './session-context'

const user = { id: 7, email: 'old@example.gr', has_usable_password: false } as SessionUser
const context = { ...emptySession, user }
const said = (id: number, email?: string) => ({
  answer: signedInAnswer.parse({
    status: 200,
    data: { user: { id, display: 'Άννα', has_usable_password: true, email }, methods: [] },
    meta: { is_authenticated: true },
  }),
  asked: null,
})

describe('afterAnswer', () => {
  it('learns of a new primary address and of a first password', () => {
    expect(afterAnswer(said(7, 'new@example.gr'), context).user).toEqual({
      ...user,
      email: 'new@example.gr',
      has_usable_password: true,
    })
  })

  it('keeps the address where none was said', () => {
    expect(afterAnswer(said(7), context).user?.email).toBe('old@example.gr')
  })

  it('learns nothing from an answer about somebody else, or where nobody is here', () => {
    expect(afterAnswer(said(8, 'other@example.gr'), context).user).toBe(user)
    expect(afterAnswer(said(7), emptySession).user).toBeNull()
  })
})
