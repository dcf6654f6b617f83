import { isDeferred, splitChunks } from './split-chunks'

const groups = splitChunks({ commons: { name: 'commons' }, shared: { name: () => 'shared' } })

type Group = 'machines' | 'late' | 'requests' | 'session'

/** Whether a group takes a module that is in chunks of these names. */
function takes(group: Group, ...names: (string | null)[]): boolean {
  return takesFile('/src/lib/http/send-request.ts', group, names)
}

function takesFile(file: string, group: Group, names: (string | null)[]): boolean {
  const chunks = names.map((name) => ({ name }))
  const chunkGraph = { getModuleChunksIterable: () => chunks }
  return groups[group].test({ nameForCondition: () => file }, { chunkGraph })
}

it('the file of all pages counts only pages', () => {
  expect(groups.commons.chunks({ name: 'component---src-pages-index-tsx' })).toBe(true)
  expect(groups.commons.chunks({ name: 'late' })).toBe(false)
})

it('modules that any chunks share have a file for each combination, without deferred chunks', () => {
  expect(groups.shared).not.toHaveProperty('name')
  expect(groups.shared.chunks({ name: null })).toBe(true)
  expect(groups.shared.chunks({ name: 'late' })).toBe(false)
})

it('the search worker shares nothing', () => {
  const worker = { name: 'search-worker' }
  const groupsOfWorker = Object.values(groups).filter(({ chunks }) => chunks(worker))
  expect(groupsOfWorker).toEqual([])
})

describe('shared chunks of deferred scripts', () => {
  it('contain modules that the session shares with any chunk', () => {
    expect(takes('session', 'session', 'late', null)).toBe(true)
    expect(takes('session', 'late', 'favourite-buttons')).toBe(false)
  })

  it('separate what guests need of it, so that they load no session', () => {
    expect(takes('requests', 'session', 'live-product', null)).toBe(true)
    expect(takes('requests', 'session', 'account-route')).toBe(false)
    expect(takes('requests', 'session', 'favourite-buttons')).toBe(false)
    expect(takes('requests', 'live-product', 'live-comments')).toBe(false)
    expect(groups.requests.priority).toBeGreaterThan(groups.session.priority)
  })

  it('leave what every page loads to all pages and to the session', () => {
    expect(takes('requests', 'session', 'late', 'live-product')).toBe(false)
    expect(groups.requests.chunks({ name: 'late' })).toBe(false)
  })

  it('separate XState, which a guest on a first visit does not need', () => {
    const names = ['flows', 'session']
    expect(takesFile('/node_modules/xstate/dist/xstate.esm.js', 'machines', names)).toBe(true)
    expect(takesFile('/node_modules/@xstate/react/dist/index.js', 'machines', names)).toBe(true)
    expect(takes('machines', ...names)).toBe(false)
    expect(groups.machines.priority).toBeGreaterThan(groups.session.priority)
  })

  it('keep the modules of all pages out of the session, which does not wait for them', () => {
    expect(groups.late.chunks).toBe(isDeferred)
    expect(groups.session.chunks?.({ name: 'session' })).toBe(true)
    expect(groups.session.chunks?.({ name: 'late' })).toBe(false)
    expect(groups.late.priority).toBeGreaterThan(groups.session.priority)
  })

  it.each(['app', 'component---src-pages-index-tsx'])(
    'never take modules out of a first load: %s',
    (first) => {
      expect(groups.session.chunks?.({ name: first })).toBe(false)
      expect(groups.late.chunks?.({ name: first })).toBe(false)
      expect(groups.requests.chunks?.({ name: first })).toBe(false)
      expect(groups.machines.chunks?.({ name: first })).toBe(false)
      expect(isDeferred({ name: first })).toBe(false)
    },
  )

  it('contain modules of every page, not of one page or interaction', () => {
    expect(takes('late', 'late', 'live-product')).toBe(true)
    expect(takes('late', 'favourite-buttons', 'live-product')).toBe(false)
    expect(takes('late', 'consent-settings', 'cookie-receipt')).toBe(false)
  })

  it('consist only of deferred chunks', () => {
    const names = ['late', 'favourite-buttons', 'session', 'account-route', null]
    const deferred = names.filter((name) => isDeferred({ name }))
    expect(deferred).toEqual(['late', 'favourite-buttons'])
  })
})
