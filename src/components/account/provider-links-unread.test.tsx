import { render, screen } from '@testing-library/react'
import { exampleConfig } from '#contract/examples/sign-in-examples'
import { ProviderLinks } from './provider-links'

let mockProviders: object[] = []
jest.mock('#session/use-auth-config', () => ({
  useAuthConfig: () => ({
    data: { socialaccount: { providers: mockProviders, leftOut: 1 } },
    hasFailed: false,
    isPending: false,
  }),
}))

describe('providers of which one could not be read (R557)', () => {
  it.each([
    ['the others are offered', exampleConfig.data.socialaccount.providers, 1],
    ['there is not none', [], 0],
  ])('%s, and it is told', (_, providers, count) => {
    mockProviders = providers
    render(<ProviderLinks process='login' redirect={null} />)
    expect(screen.getByText(/αν υπάρχουν κι άλλοι τρόποι σύνδεσης/)).toBeTruthy()
    expect(screen.queryAllByRole('link', { name: /^Συνέχεια με / })).toHaveLength(count)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
