import { act, render, screen } from '@testing-library/react'
import type { ConsentChoice } from '#features/consent/consent-choice'
import { WebAppWidget } from './deferred-widgets'

let mockChoice: ConsentChoice | null = null
jest.mock('#features/consent/use-consent-choice', () => ({ useConsentChoice: () => mockChoice }))
jest.mock('#features/web-app/web-app', () => ({
  __esModule: true,
  default: ({ promptsBlocked }: { promptsBlocked: boolean }) => (
    <p>{promptsBlocked ? 'prompts blocked' : 'prompts allowed'}</p>
  ),
}))

it.each<[string, ConsentChoice | null, string]>([
  ['/about', null, 'prompts blocked'],
  ['/about', { kind: 'undecided' }, 'prompts blocked'],
  ['/about', { kind: 'declined' }, 'prompts allowed'],
  ['/about', { kind: 'given', enabled: [] }, 'prompts allowed'],
  ['/checkout', { kind: 'declined' }, 'prompts blocked'],
])('on %s with the choice %j the app %3$s', async (path, choice, expected) => {
  mockChoice = choice
  render(<WebAppWidget path={path} />)
  await act(async () => {})
  expect(await screen.findByText(expected)).toBeTruthy()
})
