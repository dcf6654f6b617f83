import { gatherIdleScripts, isLate } from './gather-idle-scripts'

const groups = gatherIdleScripts<string>()

/** Whether a group takes a module that is in chunks of these names. */
function takes(group: keyof typeof groups, ...names: (string | null)[]): boolean {
  const chunks = names.map((name) => ({ name }))
  const chunkGraph = { getModuleChunksIterable: () => chunks }
  return groups[group].test('module', { chunkGraph })
}

describe('scripts that come once a page is idle', () => {
  it('are gathered around the session, whoever else needs them', () => {
    expect(takes('session', 'session', 'late', null)).toBe(true)
    expect(takes('session', 'late', 'hearts')).toBe(false)
  })

  it.each(['app', 'component---src-pages-index-tsx'])('never enter a first load: %s', (first) => {
    expect(takes('session', 'session', first)).toBe(false)
    expect(isLate({ name: first })).toBe(false)
  })

  it('hold what every page needs, not what a page or a deed has for itself', () => {
    expect(takes('late', 'web-app', 'live-product')).toBe(true)
    expect(takes('late', 'hearts', 'live-product')).toBe(false)
    expect(takes('late', 'consent-settings', 'cookie-receipt')).toBe(false)
  })

  it('are shared among the late ones, which no page of the account waits for', () => {
    const names = ['late', 'hearts', 'web-app', 'session', 'account-router', null]
    const late = names.filter((name) => isLate({ name }))
    expect(late).toEqual(['late', 'hearts', 'web-app'])
    expect(groups.late.chunks).toBe(isLate)
  })
})
