import type { ApiProblem } from '../../lib/http/api-problem'
import { ownOutcome } from '../../session/own-outcome'
import { problemsOf } from './auth-problems'

const outcomeOf = (problem: ApiProblem) => ownOutcome({ ok: false, problem })

describe('ownOutcome', () => {
  it('hands over what there is', () => {
    expect(ownOutcome({ ok: true, data: 7 })).toEqual({ kind: 'done', data: 7 })
  })

  it.each<[ApiProblem, object]>([
    [{ kind: 'signedOut', body: null }, { kind: 'signedOut' }],
    [{ kind: 'sessionEnded', body: null }, { kind: 'sessionEnded' }],
    [{ kind: 'missing' }, { kind: 'missing' }],
    [{ kind: 'unreachable' }, { kind: 'unreachable' }],
    [
      { kind: 'failed', reason: 'x' },
      { kind: 'broken', reason: 'x' },
    ],
    [{ kind: 'forbidden' }, { kind: 'forbidden', errors: [] }],
    [
      { kind: 'tooMany', retryAfterSeconds: 9 },
      { kind: 'heldBack', seconds: 9 },
    ],
    [
      { kind: 'conflict', message: null },
      { kind: 'conflict', errors: [] },
    ],
  ])('takes %j for %j', (problem, outcome) => {
    expect(outcomeOf(problem)).toEqual(outcome)
  })

  it('leads Greek complaints to their fields, and gives English ones a Greek sentence', () => {
    const fields = { city: ['Άγνωστη πόλη.'], phone: ['Bad.'], nonFieldErrors: ['Κάτι λείπει.'] }
    const outcome = outcomeOf({ kind: 'refused', status: 400, fields, message: null })
    expect(problemsOf(outcome)).toEqual({
      fields: {
        city: 'Άγνωστη πόλη.',
        phone: 'Κάτι δεν έγινε δεκτό. Ελέγξτε τα στοιχεία και δοκιμάστε ξανά.',
      },
      form: 'Κάτι λείπει.',
    })
  })

  it('passes on what the API says of the whole', () => {
    const message = 'Εξαντλήθηκε.'
    expect(problemsOf(outcomeOf({ kind: 'conflict', message })).form).toBe(message)
    const refused = outcomeOf({ kind: 'refused', status: 400, fields: {}, message })
    expect(problemsOf(refused).form).toBe(message)
  })
})
