import { act, render, screen, waitFor } from '@testing-library/react'
import { member } from '#components/account/testing/render-account-page'
import { fakeUpstream } from '#components/testing/fake-upstream'
import { seenToasts } from '#components/testing/seen-toasts'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { publishSession, unknownSession } from '#session/session'
import { favouritesActor, useFavourite } from './use-favourite'

const opened = openedPages()
const shown = seenToasts()

/** A guest toggles an item, once the session is known. */
function toggleAsGuest(kind: 'products' | 'posts' | 'comments', path: string): void {
  window.history.replaceState(null, '', path)
  const actor = favouritesActor(kind)
  publishSession({ ...unknownSession, status: 'guest' })
  actor.send({ type: 'item.toggled', item: { id: 9, name: 'Κάρτες' } })
}

it.each([
  ['products', 'Για τα αγαπημένα χρειάζεται σύνδεση'],
  ['posts', 'Για το «Μου αρέσει» χρειάζεται σύνδεση'],
  ['comments', 'Για το «Μου αρέσει» χρειάζεται σύνδεση'],
] as const)(
  'offers a guest who toggles one of %s to sign in, and keeps the page (R274)',
  (kind, title) => {
    toggleAsGuest(kind, '/products/9/kartes?x=1')
    expect(opened).toEqual([])
    expect(shown).toEqual([
      expect.objectContaining({ id: 'favourite-sign-in', tone: 'info', title }),
    ])
    expect(shown[0]?.action?.label).toBe('Σύνδεση')
    shown[0]?.action?.onPress()
    expect(opened).toEqual([['/account/login?next=/products/9/kartes', {}]])
  },
)

it('returns to the page of the toggle, also from another page', () => {
  toggleAsGuest('products', '/products/9/kartes')
  window.history.replaceState(null, '', '/contact')
  shown[0]?.action?.onPress()
  expect(opened).toEqual([['/account/login?next=/products/9/kartes', {}]])
})

describe('a guest who signs in to press a heart (R274)', () => {
  const write = 'POST /api/products/favourites'
  const Heart = () => {
    const { isFavourite } = useFavourite('products', { id: 9, name: 'Κάρτες' })
    return <p>{isFavourite ? 'filled' : 'empty'}</p>
  }

  it('finds it filled, once', async () => {
    const { calls } = fakeUpstream({
      'POST /api/products/favourites/favourites-by-products': [200, []],
      [write]: [201, {}],
    })
    toggleAsGuest('products', '/products/9/kartes')
    shown[0]?.action?.onPress()
    act(() => publishSession(member))
    const first = render(<Heart />)
    await screen.findByText('filled')
    await waitFor(() => expect(calls.filter((call) => call === write)).toHaveLength(1))
    first.unmount()
    render(<Heart />)
    await act(async () => {})
    expect(calls.filter((call) => call === write)).toHaveLength(1)
  })
})
