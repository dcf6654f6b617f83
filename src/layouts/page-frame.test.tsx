import { act, cleanup, render, screen, within } from '@testing-library/react'
import { stubMatchMedia } from '#components/testing/browser-stubs'
import { publicConfig } from '#lib/config/public-config'
import { publishSession, unknownSession } from '#session/session'
import { PageFrame } from './page-frame'

jest.mock('#hydration/use-deferred-widgets', () => ({ useDeferredWidgets: () => undefined }))

beforeEach(() => {
  Object.assign(publicConfig, { demonstration: false })
  stubMatchMedia()
  window.history.replaceState(null, '', '/')
  publishSession(unknownSession)
})

async function open(path: string, { builtPath = path, title = 'Τίτλος' } = {}) {
  const page = (at: string, name: string) => (
    <PageFrame path={at} builtPath={builtPath}>
      <h1>{name}</h1>
    </PageFrame>
  )
  const { rerender } = render(page(path, title))
  await act(async () => {})
  return {
    goTo: async (next: string, name: string) => {
      rerender(page(next, name))
      await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))
    },
  }
}

const top = () => screen.getByRole('banner')
const hrefs = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

describe('PageFrame', () => {
  it('starts with a skip link', async () => {
    await open('/about')
    const [first] = screen.getAllByRole('link')
    expect(first?.getAttribute('href')).toBe('#content')
    expect(screen.getByRole('main').id).toBe('content')
  })

  it('has the logo with a text alternative, linked home (R134)', async () => {
    await open('/about')
    const [logo] = within(top()).getAllByRole('img', { name: 'Σταγόνα' })
    expect(logo?.getAttribute('width')).toBe('145')
    expect(logo?.getAttribute('height')).toBe('30')
    expect(logo?.closest('a')?.getAttribute('href')).toBe('/')
  })

  it('shows a guest the favourites, the colour mode and the sign-in link (R137)', async () => {
    await open('/vision')
    expect(within(top()).getByRole('link', { name: 'Αγαπημένα' }).getAttribute('href')).toBe(
      '/account/login?next=/account/favourites/posts',
    )
    const links = within(top()).getByRole('navigation', { name: 'Κύριο μενού' })
    expect(within(links).getByRole('button', { name: 'Σκούρα εμφάνιση' })).toBeTruthy()
    expect(within(top()).getByRole('link', { name: 'Σύνδεση' }).getAttribute('href')).toBe(
      '/account/login?next=/vision',
    )
  })

  it('shows no shop links while the session is unknown (R005, R007)', async () => {
    await open('/')
    const all = hrefs(document.body)
    for (const path of ['/products', '/blog', '/cart']) expect(all).not.toContain(path)
  })

  it('has the colour mode and the search where small screens show them (R473)', async () => {
    await open('/about')
    const menu = within(top()).getByRole('navigation', { name: 'Μενού σελίδων' })
    expect(within(menu).getByRole('button', { name: 'Σκούρα εμφάνιση' })).toBeTruthy()
    const search = within(top()).getByRole('link', { name: 'Αναζήτηση' })
    expect(search.getAttribute('href')).toBe('/search')
  })

  it('links to the public pages at its top for all visitors', async () => {
    await open('/about')
    const pages = ['/blog/categories', '/about', '/contact']
    for (const [name, expected] of [
      ['Κύριο μενού', pages],
      ['Μενού σελίδων', [...pages, '/what-is-microlearning', '/why-microlearning']],
    ] as const) {
      const place = within(top()).getByRole('navigation', { name })
      expect(hrefs(place).slice(0, expected.length)).toEqual(expected)
      expect(within(place).getByRole('link', { current: 'page' }).textContent).toBe('Ποιοι είμαστε')
    }
    expect(hrefs(screen.getByRole('contentinfo'))).toContain('/blog/categories')
  })

  it('has a search field, except on pages with one of their own (R136)', async () => {
    const frame = await open('/about')
    expect(screen.getByRole('search')).toBeTruthy()
    await frame.goTo('/search', 'Αναζήτηση')
    expect(screen.queryByRole('search')).toBeNull()
    await frame.goTo('/', 'Αρχική')
    expect(screen.queryByRole('search')).toBeNull()
  })

  it('marks the current page in the bottom bar', async () => {
    await open('/search')
    const bar = screen.getByRole('navigation', { name: 'Γρήγορη πλοήγηση' })
    const names = within(bar)
      .getAllByRole('link')
      .map((link) => link.textContent)
    expect(names).toEqual(['Αρχική', 'Αναζήτηση', 'Αγαπημένα', 'Λογαριασμός'])
    expect(within(bar).getByRole('link', { current: 'page' }).textContent).toBe('Αναζήτηση')
  })

  it('links to every fixed page in the footer (R153, R356), and names the language (R017)', async () => {
    await open('/')
    const foot = screen.getByRole('contentinfo')
    expect(hrefs(foot)).toEqual(
      expect.arrayContaining([
        ...[
          '/about',
          '/vision',
          '/contact',
          '/feedback',
          '/withdrawal',
          '/terms-of-use',
          '/return-policy',
        ],
        ...['/cookies-policy', '/privacy-policy', '/why-microlearning', '/what-is-microlearning'],
      ]),
    )
    expect(foot.textContent).toContain('Γλώσσα: Ελληνικά')
  })

  it('announces the opened page in Greek, and focuses its heading (R133)', async () => {
    const frame = await open('/')
    expect(screen.queryByText(/Άνοιξε/)).toBeNull()
    await frame.goTo('/about', 'Ποιοι είμαστε')
    expect(screen.getByText('Άνοιξε η σελίδα: Ποιοι είμαστε')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('shows only in a demonstration that nothing is delivered, and whom to sign in as', async () => {
    const sentence = 'Κατάστημα επίδειξης: δεν εκτελούνται παραγγελίες.'
    await open('/about')
    expect(screen.queryByText(sentence)).toBeNull()
    cleanup()
    Object.assign(publicConfig, { demonstration: true })
    await open('/about')
    const strip = screen.getByRole('region', { name: 'Επίδειξη' })
    expect(within(strip).getByText(sentence)).toBeTruthy()
    expect(hrefs(strip)).toEqual(['/account/login?as=customer', '/account/login?as=owner'])
  })

  it('uses the default layout for a page without another (R132)', async () => {
    await open('/nowhere')
    expect(screen.queryByRole('navigation', { name: 'Μενού λογαριασμού' })).toBeNull()
  })
})
