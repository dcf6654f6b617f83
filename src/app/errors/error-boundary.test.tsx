import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onPageFailure } from '#lib/navigation/page-failure'
import { PageNotFound } from '#lib/navigation/page-lifecycle'
import { storeHtmlForCrawlers } from './crawler-html'
import { ErrorBoundary } from './error-boundary'

let failure: Error | undefined

function Page() {
  if (failure) throw failure
  return <h1>Η σελίδα</h1>
}

const page = (path: string) => (
  <ErrorBoundary path={path}>
    <Page />
  </ErrorBoundary>
)

beforeEach(() => {
  failure = undefined
  // React logs the errors that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

describe('ErrorBoundary', () => {
  it('shows an error screen with a link home and a retry (R321)', async () => {
    failure = new Error('broken')
    render(page('/about'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Κάτι δεν πήγε καλά')
    expect(screen.getByRole('link').getAttribute('href')).toBe('/')
    expect(document.title).toBe('Κάτι δεν πήγε καλά - Σταγόνα')
    failure = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Δοκιμάστε ξανά' }))
    expect(screen.getByText('Η σελίδα')).toBeTruthy()
  })

  it('shows that a connection is needed where a chunk failed or the device is offline (A4-64)', async () => {
    failure = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })
    const { unmount } = render(page('/account/orders'))
    const title = () => screen.getByRole('heading', { level: 1 }).textContent
    expect(title()).toBe('Αυτό το μέρος δεν φορτώθηκε')
    expect(screen.getByRole('alert').textContent).toContain(
      'Η σύνδεση στο διαδίκτυο φαίνεται να λείπει',
    )
    unmount()
    failure = new Error('broken')
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(page('/account/orders'))
    expect(title()).toBe('Αυτό το μέρος δεν φορτώθηκε')
    line.mockRestore()
    failure = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Δοκιμάστε ξανά' }))
    expect(title()).toBe('Η σελίδα')
  })

  it('shows the offline message and the cached pages while offline (R227)', async () => {
    failure = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const channel = { port1: { onmessage: (_: object) => {}, close: () => {} }, port2: {} }
    Object.assign(globalThis, {
      MessageChannel: class {
        port1 = channel.port1
        port2 = channel.port2
      },
    })
    const controller = {
      postMessage: () =>
        channel.port1.onmessage({ data: [{ path: '/about', title: 'Ποιοι &amp; πώς' }] }),
    }
    Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true })
    render(page('/account/login'))
    const title = await screen.findByRole('heading', { level: 1 })
    expect(title.textContent).toBe('Δεν υπάρχει σύνδεση')
    expect(screen.getByText(/δεν έχει αποθηκευτεί ακόμη/)).toBeTruthy()
    expect(screen.getByText(/η αράχνη μας το πλέκει ξανά/)).toBeTruthy()
    expect(title.previousElementSibling?.querySelectorAll('[data-fill=green]')).toHaveLength(2)
    const link = await screen.findByRole('link', { name: 'Ποιοι & πώς' })
    expect(link.getAttribute('href')).toBe('/about')
    line.mockRestore()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })

  it('emits the error of a page', () => {
    const listener = jest.fn()
    const stop = onPageFailure(listener)
    failure = new Error('broken')
    render(page('/about'))
    expect(listener.mock.calls).toEqual([[failure]])
    stop()
  })

  it('shows the exact texts of the 404 screen for a page that does not exist (R146, R147)', async () => {
    failure = new PageNotFound('/products/999999')
    expect(failure.message).toBe('Page Not Found: /products/999999')
    render(page('/products/999999'))
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Σφαλμα 404')
    expect(document.title).toBe('Σφαλμα 404')
    expect(screen.getByText('Χμμμ')).toBeTruthy()
    expect(
      screen.getByText('\u0048 αράχνη δεν μπόρεσε να βρει την σελίδα που ψάχνεις.'),
    ).toBeTruthy()
    expect(screen.getByText('Μπορεί όμως να σε οδηγήσει στην αρχική σελίδα!')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Πίσω στην Αρχική' }).getAttribute('href')).toBe('/')
  })

  it('is reset on another page (R148)', () => {
    failure = new Error('broken')
    const { rerender } = render(page('/about'))
    failure = undefined
    rerender(page('/'))
    expect(screen.getByText('Η σελίδα')).toBeTruthy()
  })

  it('keeps the pre-rendered page for crawlers (R273)', () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1')
    document.body.innerHTML = '<main id="content"><h1>Όπως χτίστηκε</h1></main>'
    storeHtmlForCrawlers()
    failure = new Error('broken')
    render(page('/about'))
    expect(screen.queryByText('Κάτι δεν πήγε καλά')).toBeNull()
    expect(screen.getAllByText('Όπως χτίστηκε')).toHaveLength(2)
  })
})
