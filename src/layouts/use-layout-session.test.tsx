import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { stubMatchMedia } from '#components/testing/browser-stubs'
import { builtHtml } from '#components/testing/built-html'
import { fakeUpstream } from '#components/testing/fake-upstream'
import type { SessionUser } from '#contract/account/user-account'
import type { PublicConfig } from '#contract/config/public-config'
import { exampleCart } from '#contract/examples/cart-examples'
import { publicConfig } from '#lib/config/public-config'
import { publishSession, type SessionView, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { PageFrame } from './page-frame'
import { useLayoutSession } from './use-layout-session'

jest.mock('./use-start-session', () => ({ useStartSession: () => {} }))
jest.mock('#hydration/use-deferred-widgets', () => ({ useDeferredWidgets: () => undefined }))

const superuser: SessionUser = { ...annasAccount, isSuperuser: true }
const guest: SessionView = { ...unknownSession, status: 'guest' }
const member = (user: SessionUser): SessionView => ({ ...unknownSession, status: 'member', user })
const flagged = ['/products', '/blog', '/cart']

beforeEach(() => {
  Object.assign(publicConfig, { shopAudience: 'superusers' })
  stubMatchMedia()
  publishSession(unknownSession)
})

async function open() {
  render(
    <PageFrame path='/about' builtPath='/about'>
      <h1>Τίτλος</h1>
    </PageFrame>,
  )
  await act(async () => {})
}

const show = (view: SessionView) => act(async () => publishSession(view))
const bar = (name: string) => within(screen.getByRole('navigation', { name }))
const flaggedIn = (place: Element) =>
  [...place.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((path) => flagged.includes(path))
const flaggedLinks = () => flaggedIn(screen.getByRole('navigation', { name: 'Κύριο μενού' }))
/** The menu of the navbar on small screens. */
const menu = () => screen.getByText('Μενού σελίδων').closest('details') as HTMLElement

describe('the frame by session', () => {
  it.each([
    ['an unknown session', unknownSession, []],
    ['a guest', guest, []],
    ['a member', member(annasAccount), []],
    ['an unavailable session', { ...unknownSession, status: 'unavailable' } as SessionView, []],
    ['a superuser', member(superuser), flagged],
  ])('%s: the links of the shop (R004, R005, R006, R269)', async (_, view, links) => {
    await open()
    await show(view)
    expect(flaggedLinks()).toEqual(links)
    // Its number cannot be read here.
    const cart = bar('Γρήγορη πλοήγηση').queryByRole('link', { name: /^Καλάθι/ })
    expect(cart !== null).toBe(links.length > 0)
    expect(flaggedIn(menu())).toEqual(links)
    const lists = links.length > 0 ? ['/blog', '/products'] : []
    expect(flaggedIn(screen.getByRole('contentinfo'))).toEqual(lists)
  })

  it.each([
    ['everyone', unknownSession, flagged],
    ['everyone', guest, flagged],
    ['customers', unknownSession, []],
    ['customers', guest, []],
    ['customers', member(annasAccount), flagged],
  ] as const)('for %s: the links of the shop by session', async (shopAudience, view, links) => {
    Object.assign(publicConfig, { shopAudience })
    await open()
    await show(view)
    expect(flaggedLinks()).toEqual(links)
    expect(flaggedIn(menu())).toEqual(links)
  })

  it.each([
    ['who has put nothing into a cart', guest, 0],
    ['who has a cart in this browser', { ...guest, guestCart: true }, 1],
  ])('loads the number of pieces only for a guest %s', async (_, view, reads) => {
    Object.assign(publicConfig, { shopAudience: 'everyone' })
    const { calls } = fakeUpstream({ 'GET /api/cart': exampleCart })
    // The visitor before has left.
    await show({ ...unknownSession, status: 'unavailable' })
    if (view.guestCart) localStorage.setItem('own-guest-cart', '1')
    await open()
    await show(view)
    if (reads > 0) {
      const name = `Καλάθι: ${exampleCart.totalItems} τεμάχια`
      expect(await bar('Κύριο μενού').findByRole('link', { name })).toBeTruthy()
    }
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(calls.filter((call) => call === 'GET /api/cart')).toHaveLength(reads)
  })

  it('has the links of a shop for everyone in the HTML of the build', async () => {
    const linksFor = (shopAudience: PublicConfig['shopAudience']) => {
      Object.assign(publicConfig, { shopAudience })
      const Shown = () => <>{String(useLayoutSession().shopLinks)}</>
      return builtHtml(<Shown />)
    }
    expect(await linksFor('everyone')).toBe('true')
    expect(await linksFor('customers')).toBe('false')
    expect(await linksFor('superusers')).toBe('false')
  })

  it('removes the links of the shop on sign-out, without a reload (R009)', async () => {
    await open()
    await show(member(superuser))
    await show(guest)
    expect(flaggedLinks()).toEqual([])
  })

  it('has a menu in place of the sign-in link (R139, R140)', async () => {
    await open()
    await show(member(annasAccount))
    expect(screen.queryByRole('link', { name: 'Σύνδεση' })).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: 'Ο λογαριασμός σας' }))
    const first = screen.getByText('Συνδεδεμένος ως')
    expect(first.parentElement?.textContent).toBe('Συνδεδεμένος ως anna@example.gr')
    expect(first.closest('a, button, [role=menuitem]')).toBeNull()
    const entries = within(screen.getByRole('menu')).getAllByRole('menuitem')
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'Λογαριασμός',
      'Ρυθμίσεις',
      'Αποσύνδεση',
    ])
    const picture = screen.getByText('ΑΓ')
    expect(picture.style).toMatchObject({ width: '30px', height: '30px' })
  })

  it('links members to their favourites and account, guests to the sign-in page (R142)', async () => {
    await open()
    const bar = screen.getByRole('navigation', { name: 'Γρήγορη πλοήγηση' })
    const paths = () =>
      within(bar)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
        .slice(2)
    await show(guest)
    expect(paths()).toEqual([
      '/account/login?next=/account/favourites/posts',
      '/account/login?next=/about',
    ])
    await show(member(annasAccount))
    expect(paths()).toEqual(['/account/favourites/posts', '/account'])
  })

  it('is not rendered again when a visitor turns out to be a guest', async () => {
    const renderings = jest.fn()
    function Frame() {
      renderings()
      return <>{useLayoutSession().signedIn ? 'member' : 'guest'}</>
    }
    const { container } = render(<Frame />)
    await show(guest)
    expect(renderings).toHaveBeenCalledTimes(1)
    await show(member(annasAccount))
    expect(container.textContent).toBe('member')
  })
})
