import { act, render } from '@testing-library/react'
import { IdentityPlace } from './identity-place'

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
jest.mock('../features/consent/use-decision', () => ({
  useDecision: () => ({ kind: 'given', enabled: mockEnabled }),
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
  const { container } = render(<IdentityPlace />)
  await act(async () => {})
  return container.textContent
}

it('brings the prompt of Google where it was agreed to (R013)', async () => {
  expect(await shown()).toBe('agreed: true')
})

it('brings it nowhere without consent to it (R254)', async () => {
  mockEnabled = ['analytics_storage']
  expect(await shown()).toBe('')
})

it('brings it nowhere where the site was built without it (R254)', async () => {
  mockEnable = false
  expect(await shown()).toBe('')
})

it('never brings it beside a key in the address (A3-55)', async () => {
  mockWithKey = true
  expect(await shown()).toBe('')
})
