import { forgetOwn, siteStorage } from '#lib/storage/site-storage'
import type { Status } from '#session/session'
import { createRecentSearches } from './recent-searches'

let status: Status
const recent = createRecentSearches(siteStorage, () => status)
beforeEach(() => {
  status = 'member'
  localStorage.clear()
})

describe('recent searches', () => {
  it('are the latest eight, newest first, each once (R370)', () => {
    for (const query of ['ένα', 'δύο', 'ένα', '']) recent.add(query)
    expect(recent.read()).toEqual(['ένα', 'δύο'])
    for (let at = 0; at < 10; at += 1) recent.add(`λέξη ${at}`)
    expect(recent.read()).toHaveLength(8)
    expect(recent.read()[0]).toBe('λέξη 9')
  })

  it('are forgotten on demand, and at sign-out (R370)', () => {
    recent.add('ένα')
    recent.clear()
    expect(recent.read()).toEqual([])
    recent.add('ένα')
    forgetOwn()
    expect(recent.read()).toEqual([])
  })

  it('of a member are not shown to a guest after the session has expired (R370)', () => {
    recent.add('ένα')
    status = 'guest'
    expect(recent.read()).toEqual([])
    recent.add('δύο')
    expect(recent.read()).toEqual(['δύο'])
    status = 'member'
    expect(recent.read()).toEqual(['ένα'])
  })

  it('are the member’s without a connection, and nobody’s before the session is known', () => {
    recent.add('ένα')
    status = 'unavailable'
    expect(recent.read()).toEqual(['ένα'])
    status = 'unknown'
    recent.add('δύο')
    recent.clear()
    expect(recent.read()).toEqual([])
    status = 'member'
    expect(recent.read()).toEqual(['ένα'])
  })

  it('survive whatever is stored', () => {
    localStorage.setItem('own-recent-searches', '{"a":')
    expect(recent.read()).toEqual([])
    localStorage.setItem('own-recent-searches', '[1]')
    expect(recent.read()).toEqual([])
  })
})
