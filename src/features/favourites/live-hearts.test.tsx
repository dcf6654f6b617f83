import { setStage, type Toast } from '../../components/show-toast'
import { goTo } from '../../lib/navigation/go-to'
import { publishSession, unknownSession } from '../../session/session-view'
import { liveHearts } from './live-hearts'

jest.mock('../../lib/navigation/go-to', () => ({ goTo: jest.fn() }))

const shown: Toast[] = []
let endStage = () => {}

beforeEach(() => {
  shown.length = 0
  jest.mocked(goTo).mockClear()
  endStage = setStage((toast) => 'title' in toast && shown.push(toast))
})
afterEach(() => endStage())

/** A press of a visitor on a page, once it is known that nobody is signed in. */
function pressAsGuest(kind: 'products' | 'posts' | 'comments', path: string): void {
  window.history.replaceState(null, '', path)
  const hearts = liveHearts(kind)
  publishSession({ ...unknownSession, status: 'guest' })
  hearts.send({ type: 'heart.pressed', press: { id: 9, name: 'Κάρτες' } })
}

it.each([
  ['products', 'Για τα αγαπημένα χρειάζεται σύνδεση'],
  ['posts', 'Για το «Μου αρέσει» χρειάζεται σύνδεση'],
  ['comments', 'Για το «Μου αρέσει» χρειάζεται σύνδεση'],
] as const)(
  'offers a guest who presses a heart of %s to sign in, and keeps the page (R274)',
  (kind, title) => {
    pressAsGuest(kind, '/products/9/kartes?x=1')
    expect(goTo).not.toHaveBeenCalled()
    expect(shown).toEqual([expect.objectContaining({ id: 'heart-sign-in', tone: 'info', title })])
    expect(shown[0]?.action?.label).toBe('Σύνδεση')
    shown[0]?.action?.onPress()
    expect(goTo).toHaveBeenCalledWith('/account/login?next=/products/9/kartes')
  },
)

it('leads back to the page where the heart was pressed, also when the toast is pressed elsewhere', () => {
  pressAsGuest('products', '/products/9/kartes')
  window.history.replaceState(null, '', '/contact')
  shown[0]?.action?.onPress()
  expect(goTo).toHaveBeenCalledWith('/account/login?next=/products/9/kartes')
})

it('shows one offer, however often hearts are pressed', () => {
  pressAsGuest('products', '/products')
  pressAsGuest('products', '/products')
  expect(shown.map(({ id }) => id)).toEqual(['heart-sign-in', 'heart-sign-in'])
})
