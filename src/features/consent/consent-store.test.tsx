import type * as Store from './consent-store'

jest.mock('#lib/config/public-config', () => ({
  publicConfig: { analyticsId: 'G-TEST', googleGsiEnable: true },
}))
const mockLoaded = jest.fn()
jest.mock('./consent-machine', () => {
  mockLoaded()
  return jest.requireActual('./consent-machine')
})

let cookies = ''
let deleted: string[] = []

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
  deleted = []
  document.head.innerHTML = ''
  jest.spyOn(document, 'cookie', 'set').mockImplementation((words) => {
    if (words.includes('Max-Age=0')) deleted.push(words.split('=')[0] ?? '')
  })
})

it('starts no machine on a first visit, nor when the tab becomes visible', async () => {
  cookies = 'colour_mode=dark; has_session=1'
  const store = await open()
  const changed = jest.fn()
  store.watchConsent(changed)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass()
  expect(store.consentChoice()).toEqual({ kind: 'undecided' })
  expect([mockLoaded.mock.calls, changed.mock.calls]).toEqual([[], []])
})

it('starts the machine for a choice, and notifies of the change', async () => {
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

it('applies a stored choice without the machine: allowed scripts are added', async () => {
  const { consentVersion, encodeChoice } = await import('./consent-choice')
  const { optionalIds } = await import('./declared-cookies')
  const given = { kind: 'given', enabled: ['security_storage'] } as const
  const { ids } = encodeChoice(given, optionalIds)
  cookies = `ncc_c=${consentVersion(optionalIds)}; ncc_e=${ids}`
  const store = await open()
  store.watchConsent(() => {})
  await pass()
  expect(store.consentChoice()).toEqual(given)
  const sources = [...document.head.querySelectorAll('script')].map(({ src }) => src)
  expect(sources).toEqual(['https://accounts.google.com/gsi/client'])
  expect(mockLoaded).not.toHaveBeenCalled()
})

it.each([
  ['an outdated choice', 'ncc_c=v0; ncc_e=session', ['ncc_c', 'ncc_e']],
  ['cookies of a service', '_ga=1; theirs=2', ['_ga']],
  ['cookies of a service after a refusal', 'ncc_c=0; _ga=1', ['_ga']],
])('clears %s without the machine', async (_, present, cleared) => {
  cookies = present
  const store = await open()
  store.watchConsent(() => {})
  await pass()
  expect([...new Set(deleted)].sort()).toEqual(cleared)
  expect(mockLoaded).not.toHaveBeenCalled()
})

it('starts the machine when another tab has stored a choice', async () => {
  const store = await open()
  store.watchConsent(() => {})
  cookies = 'ncc_c=0'
  document.dispatchEvent(new Event('visibilitychange'))
  await pass()
  expect(store.consentChoice()).toEqual({ kind: 'declined' })
})
