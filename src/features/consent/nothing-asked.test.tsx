import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { stubDialogs, stubResizeObserver } from '#components/testing/browser-stubs'
import ConsentBanner from './components/consent-banner'
import ConsentSettings from './components/consent-settings'
import { askedIds } from './declared-cookies'

jest.mock('#lib/config/public-config', () => ({
  publicConfig: { analyticsId: undefined, googleGsiEnable: false },
}))

const advertising = /Τα προαιρετικά|αν μια διαφήμιση|Google/

beforeEach(() => {
  stubDialogs()
  stubResizeObserver()
  Object.assign(navigator, { globalPrivacyControl: true })
})
afterEach(() => Object.assign(navigator, { globalPrivacyControl: false }))

describe('a site without third-party services', () => {
  it('declares only the cookies of configured services', () => {
    expect(askedIds({ analyticsId: undefined, googleGsiEnable: false })).toEqual([])
    expect(askedIds({ analyticsId: undefined, googleGsiEnable: true })).toEqual([
      'security_storage',
    ])
    const withTag = askedIds({ analyticsId: 'G-TEST', googleGsiEnable: false })
    expect(withTag).toContain('analytics_storage')
    expect(withTag).not.toContain('security_storage')
  })

  it('shows on the banner that only necessary cookies are used (R250)', () => {
    render(<ConsentBanner onAccept={() => {}} onDecline={() => {}} onSettings={() => {}} />)
    const banner = screen.getByRole('region', { name: '🍪 Ο ιστότοπος χρησιμοποιεί cookies' })
    expect(banner.textContent).toContain('Κρατάμε μόνο τα απαραίτητα')
    expect(banner.textContent).not.toMatch(advertising)
  })

  it('shows the necessary cookies by one switch, which stays on (R247)', async () => {
    const send = jest.fn()
    render(<ConsentSettings open choice={{ kind: 'undecided' }} send={send} />)
    const necessary = screen.getByRole<HTMLInputElement>('switch', { name: 'Απαραίτητα' })
    await userEvent.click(necessary)
    expect(necessary.checked).toBe(true)
    expect(screen.getByText('Ποια είναι (6)').closest('details')?.open).toBe(false)
    expect(screen.getByRole('dialog').textContent).not.toMatch(advertising)
    await userEvent.click(screen.getByRole('button', { name: 'Εντάξει' }))
    expect(send).toHaveBeenCalledWith({ type: 'necessary.accepted' })
  })
})
