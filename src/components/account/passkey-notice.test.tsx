import { render, screen } from '@testing-library/react'
import type { ApiProblem } from '#lib/http/problem'
import { PasskeyEndNotice } from './passkey-notice'

const refused = { title: 'Δεν ισχύει πια', sentence: 'Διαλέξτε άλλο.' }

function show(problem: ApiProblem) {
  render(<PasskeyEndNotice end={{ kind: 'service', problem }} refused={refused} />)
}

it.each([
  { code: 'incorrect_code', param: 'credential', message: 'Incorrect code.' },
  { code: 'incorrect_code', message: 'Incorrect code.' },
])('calls a passkey that the service refuses no wrong code (%j)', (error) => {
  show({ kind: 'refused', errors: [error] })
  expect(screen.getByText('Δεν ισχύει πια')).toBeTruthy()
  expect(screen.getByText('Διαλέξτε άλλο.')).toBeTruthy()
  expect(screen.queryByText(/Ο κωδικός/)).toBeNull()
})

it('keeps the words of other refusals', () => {
  show({ kind: 'rateLimited', seconds: 20 })
  expect(screen.getByText(/20 δευτερόλεπτα/)).toBeTruthy()
  expect(screen.queryByText('Δεν ισχύει πια')).toBeNull()
})
