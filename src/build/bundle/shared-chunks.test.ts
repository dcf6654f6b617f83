import { isDeferred, sharedChunks } from './shared-chunks'

const groups = sharedChunks<string>()

/** Whether a group takes a module that is in chunks of these names. */
function takes(group: keyof typeof groups, ...names: (string | null)[]): boolean {
  const chunks = names.map((name) => ({ name }))
  const chunkGraph = { getModuleChunksIterable: () => chunks }
  return groups[group].test('module', { chunkGraph })
}

describe('shared chunks of deferred scripts', () => {
  it('hold modules that the session shares with any chunk', () => {
    expect(takes('session', 'session', 'late', null)).toBe(true)
    expect(takes('session', 'late', 'favourite-buttons')).toBe(false)
  })

  it.each(['app', 'component---src-pages-index-tsx'])(
    'never take modules out of a first load: %s',
    (first) => {
      expect(groups.session.chunks?.({ name: first })).toBe(false)
      expect(groups.late.chunks?.({ name: first })).toBe(false)
      expect(isDeferred({ name: first })).toBe(false)
    },
  )

  it('hold modules of every page, not of one page or interaction', () => {
    expect(takes('late', 'late', 'live-product')).toBe(true)
    expect(takes('late', 'favourite-buttons', 'live-product')).toBe(false)
    expect(takes('late', 'consent-settings', 'cookie-receipt')).toBe(false)
  })

  it('consist of deferred chunks alone', () => {
    const names = ['late', 'favourite-buttons', 'session', 'account-router', null]
    const deferred = names.filter((name) => isDeferred({ name }))
    expect(deferred).toEqual(['late', 'favourite-buttons'])
    expect(groups.late.chunks).toBe(isDeferred)
  })
})
