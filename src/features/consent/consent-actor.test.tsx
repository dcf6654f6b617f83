import { createActor } from 'xstate'
import { consentMachine } from './consent-machine'
import { optionalIds } from './declared-cookies'
import { googleConsentScript } from './google-consent'

const identitySource = 'https://accounts.google.com/gsi/client'
const tagSource = 'https://www.googletagmanager.com/gtag/js?id=G-TEST'
const everything =
  'session~provider_way~guest_cart~consent~colour_mode~functionality_storage~analytics_storage~ad_storage~ad_user_data~ad_personalization~personalization_storage~security_storage'

const settings = { analyticsId: 'G-TEST' as string | undefined, googleGsiEnable: true }
jest.mock('#lib/config/public-config', () => ({
  get publicConfig() {
    return settings
  },
}))

/** The cookies of a browser; `written` are the strings assigned to `document.cookie`. */
function cookieJar(first: Record<string, string> = {}) {
  const jar = new Map(Object.entries(first))
  const written: string[] = []
  jest
    .spyOn(document, 'cookie', 'get')
    .mockImplementation(() => [...jar].map((pair) => pair.join('=')).join('; '))
  jest.spyOn(document, 'cookie', 'set').mockImplementation((words) => {
    written.push(words)
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(words) ?? []
    if (words.includes('Max-Age=0')) jar.delete(name)
    else jar.set(name, value)
  })
  return { jar, written }
}

async function open() {
  jest.resetModules()
  const { consent } = await import('./consent-actor')
  const { googleTag } = await import('./consent-effects')
  const { consentVersion } = await import('./consent-choice')
  return { consent: consent(), googleTag, consentVersion }
}

function runHeadScript(): void {
  const script = document.createElement('script')
  script.text = googleConsentScript
  document.head.append(script)
  script.remove()
}

const scriptsInHead = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
const layer = () => (window.dataLayer ?? []).map((words) => [...(words as Iterable<unknown>)])
const tagCalls = (word: string) => layer().filter(([, second]) => second === word)

beforeEach(() => {
  document.head.innerHTML = ''
  sessionStorage.clear()
  localStorage.clear()
  Object.assign(settings, { analyticsId: 'G-TEST', googleGsiEnable: true })
  Object.assign(window, { dataLayer: undefined, gtag: undefined })
  runHeadScript()
})

describe('a first visit', () => {
  it('stores nothing, loads nothing, and denies all but functionality (R235, R252, R254)', async () => {
    const { jar } = cookieJar()
    const { consent } = await open()
    expect(consent.getSnapshot().value).toBe('undecided')
    expect([...jar]).toEqual([])
    expect(scriptsInHead()).toEqual([])
    expect(layer()).toEqual([
      [
        'consent',
        'default',
        {
          analytics_storage: 'denied',
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          personalization_storage: 'denied',
          security_storage: 'denied',
          functionality_storage: 'granted',
          wait_for_update: 500,
        },
      ],
    ])
  })

  it('clears the cookies of an older declaration (R241, R242)', async () => {
    const { jar } = cookieJar({ ncc_c: 'v-old', ncc_e: everything, _ga: '1' })
    const { consent } = await open()
    expect(consent.getSnapshot().value).toBe('undecided')
    expect([...jar]).toEqual([])
  })
})

describe('accepting', () => {
  it('stores the version and the ids, strict and secure, for a year (R236, R249, R335)', async () => {
    const { jar, written } = cookieJar()
    const { consent, consentVersion } = await open()
    written.length = 0
    consent.send({ type: 'all.accepted' })
    expect([...jar]).toEqual([
      ['ncc_c', consentVersion(optionalIds)],
      ['ncc_e', everything],
    ])
    const year = 31_536_000_000 / 1000
    for (const words of written) {
      expect(words).toMatch(new RegExp(`; Path=/; Max-Age=${year}; SameSite=Strict; Secure$`))
    }
  })

  it('adds each script once, also when saved again (R243, R311)', async () => {
    cookieJar()
    const { consent } = await open()
    consent.send({ type: 'all.accepted' })
    consent.send({ type: 'all.accepted' })
    expect(scriptsInHead().sort()).toEqual([identitySource, tagSource])
  })

  it('sends the tag all seven categories, once (R253)', async () => {
    cookieJar()
    const { consent, googleTag } = await open()
    consent.send({ type: 'chosen.accepted', ids: ['analytics_storage'] })
    expect(tagCalls('default')).toHaveLength(1)
    expect(tagCalls('update')).toEqual([
      [
        'consent',
        'update',
        {
          analytics_storage: 'granted',
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          personalization_storage: 'denied',
          security_storage: 'denied',
          functionality_storage: 'granted',
        },
      ],
    ])
    const isSet = (words: unknown[]) => words[0] === 'set'
    expect(layer().findIndex(isSet)).toBeLessThan(layer().findIndex(([word]) => word === 'config'))
    expect(layer().find(isSet)?.[1]).toEqual({ page_location: 'http://localhost/' })
    googleTag?.countPage('/blog')
    googleTag?.countPage('/account/password/reset/key/secret')
    const pages = layer().flatMap(([word, name, facts]) =>
      word === 'event' && name === 'page_view' ? [facts] : [],
    )
    expect(pages).toEqual([
      { page_location: 'http://localhost/blog' },
      { page_location: 'http://localhost/account' },
    ])
  })

  it('loads nothing if nothing is configured', async () => {
    Object.assign(settings, { analyticsId: undefined, googleGsiEnable: false })
    cookieJar()
    const { consent, googleTag } = await open()
    consent.send({ type: 'all.accepted' })
    expect(consent.getSnapshot().context.choice).toEqual({ kind: 'given', enabled: [] })
    expect(scriptsInHead()).toEqual([])
    expect(googleTag).toBeUndefined()
    expect(tagCalls('update')).toEqual([])
  })
})

describe('a return visit', () => {
  it('sends the tag one default and one update (R253)', async () => {
    const { jar } = cookieJar()
    const first = await open()
    first.consent.send({ type: 'all.accepted' })
    document.head.innerHTML = ''
    Object.assign(window, { dataLayer: undefined })
    runHeadScript()
    const { consent } = await open()
    expect(consent.getSnapshot().value).toBe('given')
    expect([tagCalls('default').length, tagCalls('update').length]).toEqual([1, 1])
    expect(scriptsInHead().sort()).toEqual([identitySource, tagSource])
    expect(jar.get('ncc_e')).toBe(everything)
  })

  it('stays declined, with no script (R239, R240)', async () => {
    const { jar } = cookieJar({ ncc_c: '0' })
    const { consent } = await open()
    expect(consent.getSnapshot().value).toBe('declined')
    expect([...jar]).toEqual([['ncc_c', '0']])
    expect(scriptsInHead()).toEqual([])
  })
})

describe('withdrawing', () => {
  it('clears the ids, the scripts and their cookies, here and on parent domains (R239, R244, R245)', async () => {
    const { jar, written } = cookieJar()
    const { consent } = await open()
    consent.send({ type: 'all.accepted' })
    for (const name of ['_ga', '_ga_TEST', '_gcl_au', 'g_state', 'colour_mode']) jar.set(name, '1')
    written.length = 0
    consent.send({ type: 'all.declined' })
    expect([...jar]).toEqual([
      ['ncc_c', '0'],
      ['colour_mode', '1'],
    ])
    expect(scriptsInHead()).toEqual([])
    expect(Reflect.get(window, 'ga-disable-G-TEST')).toBe(true)
    expect(tagCalls('update')).toHaveLength(2)
  })

  it('keeps what is still allowed (R245)', async () => {
    const { jar } = cookieJar()
    const { consent } = await open()
    consent.send({ type: 'all.accepted' })
    for (const name of ['_ga', 'g_state']) jar.set(name, '1')
    consent.send({ type: 'chosen.accepted', ids: ['analytics_storage'] })
    expect(scriptsInHead()).toEqual([tagSource])
    expect([jar.has('_ga'), jar.has('g_state')]).toEqual([true, false])
  })
})

describe('a document with a key in its path', () => {
  const mailed = '/account/password/reset/key/k1'
  beforeEach(() => history.replaceState(null, '', mailed))
  afterEach(() => history.replaceState(null, '', '/'))

  it('loads no third-party script, not even later, and keeps the stored choice (A3-55)', async () => {
    const { jar } = cookieJar()
    const { consent, googleTag } = await open()
    consent.send({ type: 'all.accepted' })
    jar.set('_ga', '1')
    history.replaceState(null, '', '/account/login')
    consent.send({ type: 'all.accepted' })
    expect(scriptsInHead()).toEqual([])
    expect([jar.has('_ga'), jar.get('ncc_e')]).toEqual([true, everything])
    googleTag?.countPage(mailed)
    expect(JSON.stringify(layer())).not.toContain('k1')
    consent.send({ type: 'all.declined' })
    expect(jar.has('_ga')).toBe(false)
  })
})

describe('other tabs and blocked cookies', () => {
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

  it('follows another tab without storing its choice again, and never becomes undecided', async () => {
    const { jar, written } = cookieJar()
    const { consent } = await open()
    consent.send({ type: 'all.accepted' })
    const given = [...jar]
    written.length = 0
    jar.clear()
    comeBack()
    expect(consent.getSnapshot().value).toBe('given')
    jar.set('ncc_c', '0')
    comeBack()
    expect(consent.getSnapshot().value).toBe('declined')
    expect(scriptsInHead()).toEqual([])
    for (const cookie of given) jar.set(...cookie)
    comeBack()
    expect(consent.getSnapshot().context.choice).toEqual({ kind: 'given', enabled: optionalIds })
    expect(written).toEqual([])
  })

  it('keeps the choice for the visit if cookies are blocked (A4-70)', async () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse)
    jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse)
    const first = await open()
    first.consent.send({ type: 'necessary.accepted' })
    expect(first.consent.getSnapshot().value).toBe('given')
    const afterReload = await open()
    expect(afterReload.consent.getSnapshot().context.choice).toEqual({
      kind: 'given',
      enabled: [],
    })
  })
})

it('the machine fails without its actions', () => {
  const failed = jest.fn()
  const input = { choice: { kind: 'declined' }, asked: optionalIds } as const
  const actor = createActor(consentMachine, { input })
  actor.subscribe({ error: failed })
  actor.start()
  expect(failed).toHaveBeenCalledWith(new Error('apply the choice was not provided'))
})
