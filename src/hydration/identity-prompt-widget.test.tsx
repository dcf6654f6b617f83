import { act, render } from '@testing-library/react'
import { IdentityPromptWidget } from './deferred-widgets'

let mockEnabled: readonly string[]
let mockWithKey: boolean
let mockEnable: boolean
jest.mock('../lib/config/public-config', () => ({
  publicConfig: {
    get googleGsiEnable() {
      return mockEnable
    },
  },
}))
jest.mock('../lib/navigation/opened-with-key', () => ({ openedWithKey: () => mockWithKey }))
jest.mock('../features/consent/use-consent-choice', () => ({
  useConsentChoice: () => ({ kind: 'given', enabled: mockEnabled }),
}))
jest.mock('../features/identity-prompt/identity-prompt', () => ({
  __esModule: true,
  default: ({ agreed }: { agreed: boolean }) => `agreed: ${agreed}`,
}))

beforeEach(() => {
  mockEnabled = ['security_storage']
  mockWithKey = false
  mockEnable = true
})

async function shown(): Promise<string | null> {
  const { container } = render(<IdentityPromptWidget />)
  await act(async () => {})
  return container.textContent
}

it('shows the prompt of Google with consent (R013)', async () => {
  expect(await shown()).toBe('agreed: true')
})

it('does not show it without consent (R254)', async () => {
  mockEnabled = ['analytics_storage']
  expect(await shown()).toBe('')
})

it('does not show it where the build disables it (R254)', async () => {
  mockEnable = false
  expect(await shown()).toBe('')
})

it('never shows it where the path holds a key (A3-55)', async () => {
  mockWithKey = true
  expect(await shown()).toBe('')
})
