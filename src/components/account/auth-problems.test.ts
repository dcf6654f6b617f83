import { authErrorCodes } from '#contract/allauth/error-codes'
import type { ApiProblem } from '#lib/http/problem'
import { authErrorText, problemsOf } from './auth-problems'

const greek = /\p{Script=Greek}/u

describe('authErrorText (R265)', () => {
  it.each(authErrorCodes)('has a Greek sentence for %s', (code) => {
    const sentence = authErrorText({ code, message: 'English' })
    expect(sentence).toMatch(greek)
    expect(sentence).toMatch(/[.;]$/)
  })

  it('uses the Greek message of the server for an unknown code', () => {
    expect(authErrorText({ code: 'x_new', message: 'Κάτι άλλο.' })).toBe('Κάτι άλλο.')
    expect(authErrorText({ code: 'x_new', message: 'Something else.' })).toMatch(greek)
  })
})

describe('problemsOf', () => {
  const wrong = { code: 'incorrect_code', message: '', param: 'code' }

  it('maps the first error of each field, by the form’s field names', () => {
    const errors = [wrong, { ...wrong, code: 'required' }, { code: 'invalid_login', message: '' }]
    expect(problemsOf({ kind: 'refused', errors }, { code: 'key' })).toEqual({
      fields: { key: authErrorText(wrong) },
      form: authErrorText({ code: 'invalid_login', message: '' }),
    })
  })

  it.each(['refused', 'forbidden', 'conflict'] as const)(
    'has a message for %s without errors',
    (kind) => {
      expect(problemsOf({ kind, errors: [] }).form).toMatch(greek)
    },
  )

  it('shows the seconds of a wait', () => {
    expect(problemsOf({ kind: 'rateLimited', seconds: 1 }).form).toContain('1 δευτερόλεπτο.')
    expect(problemsOf({ kind: 'rateLimited', seconds: 30 }).form).toContain('30 δευτερόλεπτα')
    expect(problemsOf({ kind: 'rateLimited', seconds: null }).form).toMatch(greek)
  })

  it('names mails as the cause of a wait', () => {
    const held = (seconds: number) => problemsOf({ kind: 'rateLimited', seconds, of: 'mails' }).form
    expect(held(30)).toMatch(/πολλά e-mail.*30 δευτερόλεπτα/)
    expect(held(481)).toMatch(/πολλά e-mail.*9 λεπτά/)
  })

  it('names the cause of each limit that shares one code', () => {
    const held = (param?: string) =>
      authErrorText({ code: 'too_many_login_attempts', message: '', ...(param && { param }) })
    expect(held()).toMatch(/μόλις στείλαμε e-mail επιβεβαίωσης ή/)
    expect(held('email')).toMatch(/^Μόλις στείλαμε κωδικούς/)
    expect(held('code')).toMatch(/^Πολλές αποτυχημένες προσπάθειες/)
  })

  it('shows a long wait in minutes, rounded up', () => {
    expect(problemsOf({ kind: 'rateLimited', seconds: 119 }).form).toContain('119 δευτερόλεπτα')
    expect(problemsOf({ kind: 'rateLimited', seconds: 120 }).form).toContain('σε 2 λεπτά')
    expect(problemsOf({ kind: 'rateLimited', seconds: 481 }).form).toContain('σε 9 λεπτά')
  })

  it.each(['signedOut', 'reauthenticationRequired', 'sessionEnded'] as const)(
    'has no message for %s',
    (kind) => {
      expect(problemsOf({ kind })).toEqual({})
    },
  )

  it('has the sentence of the whole site for an unreachable server (R320)', () => {
    expect(problemsOf({ kind: 'unreachable' })).toEqual({
      form: 'Δεν είναι δυνατή η σύνδεση με τον διακομιστή. Παρακαλώ δοκιμάστε ξανά αργότερα.',
      cause: 'notDone',
    })
  })

  const refusedWith = (code: string) => ({
    kind: 'refused' as const,
    errors: [{ code, message: '' }],
  })

  it.each<[string, ApiProblem]>([
    ['notDone', { kind: 'rateLimited', seconds: 30, of: 'mails' }],
    ['notDone', { kind: 'broken', reason: 'TypeError' }],
    ['notDone', { kind: 'missing' }],
    ['notDone', { kind: 'forbidden', errors: [] }],
    ['notDone', { kind: 'conflict', errors: [{ code: '', message: 'Εξαντλήθηκε.' }] }],
    ['notDone', refusedWith('too_many_login_attempts')],
    ['notDone', refusedWith('rate_limited')],
    ['unclear', { kind: 'unclear' }],
  ])('blames no input (%s) for %j', (cause, outcome) => {
    expect(problemsOf(outcome).cause).toBe(cause)
  })

  it.each<ApiProblem>([refusedWith('invalid_login'), { kind: 'refused', errors: [] }])(
    'asks to correct the input after %j',
    (outcome) => {
      expect(problemsOf(outcome).cause).toBeUndefined()
    },
  )

  it('never shows the reason of a technical failure', () => {
    expect(problemsOf({ kind: 'broken', reason: 'TypeError' }).form).not.toContain('TypeError')
  })
})

describe('problemsOf a problem of the REST API', () => {
  const refusal = (errors: Record<string, string>) =>
    problemsOf({
      kind: 'refused',
      errors: Object.entries(errors).map(([param, message]) => ({
        code: '',
        message,
        ...(param && { param }),
      })),
    })

  it('maps Greek messages to their fields, and replaces English ones', () => {
    expect(refusal({ city: 'Άγνωστη πόλη.', phone: 'Bad.', '': 'Κάτι λείπει.' })).toEqual({
      fields: {
        city: 'Άγνωστη πόλη.',
        phone: 'Κάτι δεν έγινε δεκτό. Ελέγξτε τα στοιχεία και δοκιμάστε ξανά.',
      },
      form: 'Κάτι λείπει.',
    })
  })

  it('returns the message of the API for the whole form', () => {
    const errors = [{ code: '', message: 'Εξαντλήθηκε.' }]
    expect(problemsOf({ kind: 'conflict', errors }).form).toBe('Εξαντλήθηκε.')
  })
})
