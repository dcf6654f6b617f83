import problems from '#locales/el/problems.json'
import type { ApiProblem } from './problem'
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
  [{ kind: 'broken', reason: 'x' }, 'failed'],
  [{ kind: 'missing' }, 'missing'],
  [{ kind: 'conflict', errors: [] }, 'conflict'],
  [{ kind: 'conflict', errors: [{ code: '', message: 'Εξαντλήθηκε.' }] }, 'Εξαντλήθηκε.'],
  [{ kind: 'refused', errors: [] }, 'refused'],
  [{ kind: 'refused', errors: [{ code: '', message: 'Bad.' }] }, 'refused'],
  [{ kind: 'refused', errors: [{ code: '', message: 'Κενό.', param: 'name' }] }, 'refused'],
  [{ kind: 'reauthenticationRequired' }, 'signedOut'],
  [{ kind: 'rateLimited', seconds: null }, 'tooMany'],
  [{ kind: 'rateLimited', seconds: 5 }, 'tooManyFor 5'],
])('the message of %j is %s', (problem, expected) => {
  expect(problemText(text, problem)).toBe(expected)
})
