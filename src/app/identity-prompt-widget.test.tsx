import { act, render } from '@testing-library/react'
import { publicConfig } from '#lib/config/public-config'

let mockEnabled: readonly string[]
let mockWithKey: boolean
jest.mock('#lib/navigation/addresses', () => ({ openedWithKey: () => mockWithKey }))
jest.mock('#features/consent/use-consent-choice', () => ({
  useConsentChoice: () => ({ kind: 'given', enabled: mockEnabled }),
}))
jest.mock('#features/identity-prompt/identity-prompt', () => ({
  __esModule: true,
  default: ({ agreed }: { agreed: boolean }) => `agreed: ${agreed}`,
}))

it.each([
  ['with consent (R013)', ['security_storage'], false, true, 'agreed: true'],
  ['not without consent (R254)', ['analytics_storage'], false, true, ''],
  ['not where the build disables it (R254)', ['security_storage'], false, false, ''],
  ['not where the path holds a key (A3-55)', ['security_storage'], true, true, ''],
])('shows the prompt of Google %s', async (_, enabled, withKey, isEnabled, shown) => {
  mockEnabled = enabled
  mockWithKey = withKey
  Object.assign(publicConfig, { googleGsiEnable: isEnabled })
  const { IdentityPromptWidget } = await import('./deferred-widgets')
  const { container } = render(<IdentityPromptWidget />)
  await act(async () => {})
  expect(container.textContent).toBe(shown)
})
