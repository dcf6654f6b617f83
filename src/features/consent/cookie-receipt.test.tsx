import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ActorRefFrom, createActor } from 'xstate'
import { type ConsentChoice, consentVersion } from './consent-choice'
import { consentMachine } from './consent-machine'
import CookieReceipt from './cookie-receipt'
import { optionalIds } from './declared-cookies'

jest.mock('#lib/config/public-config', () => ({
  publicConfig: { baseUrl: 'https://example.gr', analyticsId: 'G-TEST', googleGsiEnable: true },
}))
const mockSaved = jest.fn()
jest.mock('#lib/files/save-text-file', () => ({
  saveTextFile: (...words: unknown[]) => mockSaved(...words),
}))
let mockConsent: ActorRefFrom<typeof consentMachine>
jest.mock('./consent-store', () => ({
  consentChoice: () => mockConsent.getSnapshot().context.choice,
  watchConsent: (watcher: () => void) => mockConsent.subscribe(watcher).unsubscribe,
}))

function decide(input: ConsentChoice): void {
  const actions = { 'remember the choice': () => {}, 'apply the choice': () => {} }
  mockConsent = createActor(consentMachine.provide({ actions }), {
    input: { choice: input, asked: optionalIds },
  }).start()
}

beforeEach(() => {
  mockSaved.mockReset()
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-10-04T09:00:00Z'))
  localStorage.setItem('consent_decided_at', '2026-10-03T09:00:00.000Z')
})

const choices = () => screen.getByRole('region', { name: 'Οι επιλογές σας' })

describe('the receipt of consent', () => {
  it.each<[ConsentChoice, string]>([
    [{ kind: 'undecided' }, 'Δεν έχετε επιλέξει ακόμη'],
    [{ kind: 'declined' }, 'Έχετε απορρίψει όλα τα προαιρετικά. Επιλέξατε: 3 Οκτωβρίου 2026'],
    [{ kind: 'given', enabled: [] }, 'Έχετε επιτρέψει μόνο τα απαραίτητα.'],
    [
      { kind: 'given', enabled: ['analytics_storage'] },
      'Έχετε επιτρέψει: «Στατιστικά επισκέψεων».',
    ],
  ])('shows the choice: %j', (choice, sentence) => {
    decide(choice)
    render(<CookieReceipt />)
    expect(choices().textContent).toContain(sentence)
  })

  it('can be downloaded: time, version and choices', async () => {
    decide({ kind: 'given', enabled: ['analytics_storage'] })
    render(<CookieReceipt />)
    await userEvent.click(within(choices()).getByRole('button', { name: 'Λήψη απόδειξης' }))
    const [[name, content, type]] = mockSaved.mock.calls
    expect([name, type]).toEqual(['απόδειξη-cookies.json', 'application/json'])
    const { cookies, ...facts } = JSON.parse(content)
    expect(facts).toEqual({
      site: 'https://example.gr',
      issuedAt: '2026-10-04T09:00:00.000Z',
      decidedAt: '2026-10-03T09:00:00.000Z',
      version: consentVersion(optionalIds),
      decision: 'given',
      globalPrivacyControl: false,
    })
    const allowed = cookies.filter((cookie: { allowed: boolean }) => cookie.allowed)
    expect(allowed.map(({ id }: { id: string }) => id)).toEqual([
      'session',
      'provider_way',
      'guest_cart',
      'consent',
      'colour_mode',
      'functionality_storage',
      'analytics_storage',
    ])
    expect(cookies).toHaveLength(12)
  })
})
