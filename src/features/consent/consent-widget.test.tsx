import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ActorRefFrom, createActor } from 'xstate'
import { stubDialogs, stubResizeObserver } from '#components/testing/browser-stubs'
import type { ConsentChoice } from './consent-choice'
import { type ConsentEvent, consentMachine } from './consent-machine'
import type { ConsentRules } from './consent-screen'
import { ConsentWidget } from './consent-widget'
import { optionalIds } from './declared-cookies'
import { closeConsentSettings } from './settings-store'

jest.mock('#lib/config/public-config', () => ({
  publicConfig: { analyticsId: 'G-TEST', googleGsiEnable: true },
}))
let mockConsent: ActorRefFrom<typeof consentMachine>
jest.mock('./consent-effects', () => ({ googleTag: undefined }))
jest.mock('./consent-store', () => ({
  consentChoice: () => mockConsent.getSnapshot().context.choice,
  watchConsent: (watcher: () => void) => mockConsent.subscribe(watcher).unsubscribe,
  sendConsent: async (event: ConsentEvent) => mockConsent.send(event),
  preloadConsent: () => {},
}))

const undecided: ConsentChoice = { kind: 'undecided' }
const choice = () => mockConsent.getSnapshot().context.choice
const banner = () => screen.queryByRole('region', { name: '🍪 Ο ιστότοπος χρησιμοποιεί cookies' })
const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => userEvent.click(await button(name))
const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })
const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

function open({ input = undecided, rules }: { input?: ConsentChoice; rules?: ConsentRules } = {}) {
  const machine = consentMachine.provide({
    actions: { 'remember the choice': () => {}, 'apply the choice': () => {} },
  })
  mockConsent = createActor(machine, {
    input: { choice: input, asked: optionalIds },
  }).start()
  return render(
    <>
      <a href='/cookies-policy' data-consent-settings=''>
        Στο τέλος
      </a>
      <main id='content' tabIndex={-1} />
      <ConsentWidget path='/' {...(rules && { rules })} />
    </>,
  )
}

let isWide = true

beforeEach(() => {
  closeConsentSettings()
  isWide = true
  stubDialogs()
  stubResizeObserver()
  Object.assign(window, { matchMedia: () => ({ matches: isWide }) })
  Object.assign(navigator, { globalPrivacyControl: false })
})

describe('the banner', () => {
  it('is in Greek, with equal buttons for both answers (R015, R250, R251, R332, R353)', async () => {
    open()
    const [accept, decline] = [await button('Αποδοχή'), await button('Απόρριψη')]
    expect(accept.className).toBe(decline.className)
    expect(banner()?.textContent).toMatch(
      /παρόμοιες τεχνολογίες .*εμπειρία.*Τα προαιρετικά μένουν κλειστά/,
    )
    expect(await button('Ρυθμίσεις cookies')).toBeTruthy()
  })

  it.each([
    ['Αποδοχή', 6, 'accepting enables all (R236)'],
    ['Απόρριψη', 0, 'declining enables none (R238)'],
  ])('«%s»: %i of the optional cookies, and the round button has focus', async (name, count) => {
    open()
    await press(name)
    expect(choice()).toMatchObject({ kind: 'given', enabled: { length: count } })
    expect(banner()).toBeNull()
    expect(document.activeElement).toBe(await button('Ρυθμίσεις cookies'))
  })

  it('focuses the content if the button is at the end of the page', async () => {
    isWide = false
    open()
    await press('Απόρριψη')
    expect(document.activeElement?.id).toBe('content')
  })

  it('has no decline button if that is not offered (R238)', async () => {
    open({ rules: { forced: false, acceptNecessary: false } })
    expect(await button('Αποδοχή')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Απόρριψη' })).toBeNull()
  })
})

describe('the settings', () => {
  it('start with the optional cookies; the necessary ones have one switch, which stays on (R178, R247)', async () => {
    open()
    await press('Ρυθμίσεις cookies')
    const switches = await screen.findAllByRole<HTMLInputElement>('switch')
    expect(switches.map(({ checked }) => checked)).toEqual([...optionalIds.map(() => false), true])
    const necessary = await toggle('Απαραίτητα')
    expect(necessary).toBe(switches.at(-1))
    await userEvent.click(necessary)
    necessary.focus()
    await userEvent.keyboard(' ')
    expect(document.activeElement).toBe(necessary)
    expect(necessary.checked).toBe(true)
    expect(necessary.getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(necessary.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toMatch(/πάντα ανοιχτά, γιατί/)
    const fold = screen.getByText('Ποια είναι (6)').closest('details')
    expect(fold?.open).toBe(false)
    expect(within(fold ?? document.body).queryByRole('switch')).toBeNull()
    expect(fold?.querySelectorAll('ul > li > strong')).toHaveLength(6)
  })

  it('show unsaved changes, and save the choice (R237, R248)', async () => {
    open()
    await press('Ρυθμίσεις cookies')
    const status = () => screen.queryByText('Έχετε αλλαγές που δεν έχουν αποθηκευτεί.')
    await userEvent.click(await toggle('Στατιστικά επισκέψεων'))
    expect(status()).toBeTruthy()
    await userEvent.click(await toggle('Στατιστικά επισκέψεων'))
    expect(status()).toBeNull()
    await userEvent.click(await toggle('Στατιστικά επισκέψεων'))
    await press('Αποθήκευση επιλογών')
    await waitFor(() => expect(choice()).toEqual({ kind: 'given', enabled: ['analytics_storage'] }))
    await dialogGone()
  })

  it('open from a link of the page, and decline everything (R239)', async () => {
    open({ input: { kind: 'given', enabled: ['ad_storage'] } })
    await userEvent.click(screen.getByRole('link', { name: 'Στο τέλος' }))
    expect((await toggle('Αποθήκευση για διαφημίσεις')).checked).toBe(true)
    await press('Απόρριψη όλων')
    expect(choice()).toEqual({ kind: 'declined' })
    await dialogGone()
  })

  it('can be closed without a choice', async () => {
    open()
    await press('Ρυθμίσεις cookies')
    await userEvent.click(await toggle('Στατιστικά επισκέψεων'))
    await press('Κλείσιμο')
    await dialogGone()
    expect(choice()).toEqual(undecided)
    expect(banner()).toBeTruthy()
  })

  it('open automatically if they are forced, without a close button (R246)', async () => {
    open({ rules: { forced: true, acceptNecessary: true } })
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Κλείσιμο' })).toBeNull()
    expect(banner()).toBeNull()
    await press('Αποδοχή όλων')
    await dialogGone()
    expect(choice()).toMatchObject({ kind: 'given', enabled: { length: 6 } })
  })

  it('show the cookies, their service and its policy', async () => {
    open()
    await press('Ρυθμίσεις cookies')
    const row = (await toggle('Στατιστικά επισκέψεων')).closest('li')
    expect(row?.textContent).toContain('_ga, _ga_*')
    expect(row?.textContent).toContain('Υπηρεσία: www.googletagmanager.com')
    expect(row?.querySelector('a')?.href).toBe('https://policies.google.com/privacy')
  })
})

describe('Global Privacy Control', () => {
  it('keeps everything off, as banner and settings show', async () => {
    Object.assign(navigator, { globalPrivacyControl: true })
    open()
    expect(
      await screen.findByText(/όσο δεν αποδέχεστε, τα προαιρετικά μένουν κλειστά/),
    ).toBeTruthy()
    await press('Ρυθμίσεις cookies')
    expect(await screen.findByText(/στέλνει το σήμα Global Privacy Control/)).toBeTruthy()
    expect((await toggle('Στατιστικά επισκέψεων')).checked).toBe(false)
  })
})
