import { writeAddress } from './write-address'

const address = () => location.pathname + location.search

describe('writeAddress', () => {
  it('adds a history entry', async () => {
    window.history.replaceState({ key: 'first' }, '', '/search')
    const before = window.history.length
    writeAddress('/search?query=a')
    expect(address()).toBe('/search?query=a')
    expect(window.history.length).toBe(before + 1)
    expect(window.history.state).toEqual({ key: expect.any(String), routerKey: 'initial' })
    expect(window.history.state.key).not.toBe('first')
    const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await back
    expect(address()).toBe('/search')
    expect(window.history.state).toEqual({ key: 'first' })
  })

  it('replaces the current history entry on request', () => {
    window.history.replaceState({ key: 'first' }, '', '/search')
    const before = window.history.length
    writeAddress('/search?query=a', { replace: true })
    expect(address()).toBe('/search?query=a')
    expect(window.history.length).toBe(before)
    expect(window.history.state).toEqual({ key: 'first' })
  })
})
