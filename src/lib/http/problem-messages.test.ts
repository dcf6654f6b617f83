import problems from '#locales/el/problems.json'
import type { ApiProblem } from './api-problem'
import { problemText } from './problem-messages'

const text = (key: string, values?: Readonly<Record<string, unknown>>) =>
  values ? `${key} ${values.count}` : key

it('has the exact message of an unreachable server (R320)', () => {
  expect(problems.unreachable).toBe(
    'Δεν είναι δυνατή η σύνδεση με τον διακομιστή. Παρακαλώ δοκιμάστε ξανά αργότερα.',
  )
})

it.each<[ApiProblem, string]>([
  [{ kind: 'unreachable' }, 'unreachable'],
  [{ kind: 'failed', reason: 'x' }, 'failed'],
  [{ kind: 'missing' }, 'missing'],
  [{ kind: 'conflict', message: null }, 'conflict'],
  [{ kind: 'conflict', message: 'Εξαντλήθηκε.' }, 'Εξαντλήθηκε.'],
  [{ kind: 'refused', status: 400, fields: {}, message: null }, 'refused'],
  [{ kind: 'tooMany', retryAfterSeconds: null }, 'tooMany'],
  [{ kind: 'tooMany', retryAfterSeconds: 5 }, 'tooManyFor 5'],
])('the message of %j is %s', (problem, expected) => {
  expect(problemText(text, problem)).toBe(expected)
})
