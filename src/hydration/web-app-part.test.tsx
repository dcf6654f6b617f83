import { act, render, screen } from '@testing-library/react'
import type { Decision } from '../features/consent/decision'
import { WebAppPart } from './web-app-part'

let mockDecision: Decision | null = null
jest.mock('../features/consent/use-decision', () => ({ useDecision: () => mockDecision }))
jest.mock('../features/web-app/web-app', () => ({
  __esModule: true,
  default: ({ othersSpeak }: { othersSpeak: boolean }) => (
    <p>{othersSpeak ? 'must be quiet' : 'may speak'}</p>
  ),
}))

it.each<[string, Decision | null, string]>([
  ['/about', null, 'must be quiet'],
  ['/about', { kind: 'undecided' }, 'must be quiet'],
  ['/about', { kind: 'declined' }, 'may speak'],
  ['/about', { kind: 'given', enabled: [] }, 'may speak'],
  ['/checkout', { kind: 'declined' }, 'must be quiet'],
])('on %s with the decision %j the app %3$s', async (path, decision, expected) => {
  mockDecision = decision
  render(<WebAppPart path={path} />)
  await act(async () => {})
  expect(await screen.findByText(expected)).toBeTruthy()
})
