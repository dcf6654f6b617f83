import { providerPath } from './provider-links'

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
