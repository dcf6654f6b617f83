import type * as Store from './consent-store'

jest.mock('../../lib/config/public-config', () => ({
  publicConfig: { analyticsId: 'G-TEST', googleGsiEnable: true },
}))
const mockLoaded = jest.fn()
jest.mock('./consent-machine', () => {
  mockLoaded()
  return jest.requireActual('./consent-machine')
})

let cookies = ''
const setCookies = (present: string) => {
  cookies = present
}

/** The store of a new document. */
async function open(): Promise<typeof Store> {
  jest.resetModules()
  mockLoaded.mockReset()
  return import('./consent-store')
}

const pass = () => new Promise((resolve) => setTimeout(resolve, 20))

beforeEach(() => {
  cookies = ''
  localStorage.clear()
  sessionStorage.clear()
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => cookies)
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
})

it('starts no machine on a first visit, nor when the tab is looked at again', async () => {
  cookies = 'colour_mode=dark; has_session=1'
  const store = await open()
  const changed = jest.fn()
  store.watchConsent(changed)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass()
  expect(store.consentChoice()).toEqual({ kind: 'undecided' })
  expect([mockLoaded.mock.calls, changed.mock.calls]).toEqual([[], []])
})

it('starts it for a choice, and tells of the change', async () => {
  const store = await open()
  const changed = jest.fn()
  const stop = store.watchConsent(changed)
  await store.sendConsent({ type: 'necessary.accepted' })
  expect(mockLoaded).toHaveBeenCalledTimes(1)
  expect(store.consentChoice()).toEqual({ kind: 'given', enabled: [] })
  expect(changed).toHaveBeenCalled()
  stop()
  changed.mockReset()
  await store.sendConsent({ type: 'all.declined' })
  expect(store.consentChoice()).toEqual({ kind: 'declined' })
  expect(changed).not.toHaveBeenCalled()
})

it.each([
  ['a stored choice', () => setCookies('ncc_c=0')],
  ['an outdated choice', () => setCookies('ncc_c=v0; ncc_e=session')],
  ['cookies of a service', () => setCookies('_ga=1')],
  ['a choice of a tab without cookies', () => sessionStorage.setItem('consent', '0 ')],
  ['the time of a choice', () => localStorage.setItem('consent_decided_at', '2026-10-03')],
])('starts it at once with %s: it is applied, or cleared away', async (_, leave) => {
  leave()
  const store = await open()
  store.watchConsent(() => {})
  await pass()
  expect(mockLoaded).toHaveBeenCalledTimes(1)
})

it('starts it when another tab has stored a choice', async () => {
  const store = await open()
  store.watchConsent(() => {})
  cookies = 'ncc_c=0'
  document.dispatchEvent(new Event('visibilitychange'))
  await pass()
  expect(store.consentChoice()).toEqual({ kind: 'declined' })
})
