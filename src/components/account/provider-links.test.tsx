import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { exampleConfig } from '#contract/examples/sign-in-examples'
import { fakeUpstream } from '../testing/fake-upstream'
import { ProviderLinks, providerPath } from './provider-links'

describe('ProviderLinks', () => {
  it('says that the providers could not be read, and reads them again on request', async () => {
    let isBroken = true
    fakeUpstream({ 'GET /config': () => (isBroken ? [500, { status: 500 }] : exampleConfig) })
    render(<ProviderLinks process='login' redirect={null} />)
    expect(await screen.findByText(/αν υπάρχουν κι άλλοι τρόποι σύνδεσης/)).toBeTruthy()
    const retry = screen.getByRole('button', { name: 'Δοκιμάστε ξανά' })
    await userEvent.click(retry)
    await waitFor(() => expect(retry.getAttribute('aria-busy')).toBeNull())
    expect(retry.isConnected).toBe(true)
    isBroken = false
    await userEvent.click(retry)
    expect(await screen.findByRole('link', { name: /^Συνέχεια με / })).toBeTruthy()
    expect(screen.queryByText(/αν υπάρχουν κι άλλοι/)).toBeNull()
  })
})

describe('providerPath (R127)', () => {
  it('contains only the provider without further parameters', () => {
    expect(providerPath('google', 'login', null)).toBe('/auth/google')
  })

  it('contains the next path and the process of connecting', () => {
    const path = '/blog?topic=ύπνος&page=2'
    const url = new URL(providerPath('discord', 'connect', path), 'https://stagona.example')
    expect(url.pathname).toBe('/auth/discord')
    expect(Object.fromEntries(url.searchParams)).toEqual({ process: 'connect', redirect: path })
  })
})
