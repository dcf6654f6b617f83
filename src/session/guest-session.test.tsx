import { callForSession, whenSessionMatters } from './guest-session'
import { noteGuestCart } from './note-guest-cart'
import { currentSession, publishSession, unknownSession } from './session'
import { hasSessionHint } from './session-hint'

class Channel {
  static all: Channel[] = []
  onmessage: ((event: { data: unknown }) => void) | null = null
  isClosed = false
  constructor(readonly name: string) {
    Channel.all.push(this)
  }
  close() {
    this.isClosed = true
  }
}

let cookies = ''
beforeEach(() => {
  Channel.all = []
  cookies = ''
  publishSession(unknownSession)
  localStorage.clear()
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => cookies)
  Object.assign(globalThis, { BroadcastChannel: Channel })
})

/** Whether the wait for a session ends after an action. */
async function endsBy(act: () => void): Promise<boolean> {
  let isOver = false
  void whenSessionMatters().then(() => {
    isOver = true
  })
  await Promise.resolve()
  expect(currentSession().status).toBe('guest')
  expect(isOver).toBe(false)
  act()
  await new Promise((resolve) => setTimeout(resolve))
  return isOver
}

it('has a hint in the cookie of the gateway', () => {
  expect(hasSessionHint()).toBe(false)
  cookies = 'colour_mode=dark; has_session=1'
  expect(hasSessionHint()).toBe(true)
})

it('starts at once after a sign-out that did not reach the server (A3-58)', async () => {
  localStorage.setItem('sign-out-unfinished', '1')
  await whenSessionMatters()
  expect(currentSession().status).toBe('unknown')
})

it('starts at once where this browser has a guest’s cart', async () => {
  noteGuestCart(true)
  await whenSessionMatters()
  expect(currentSession().status).toBe('unknown')
})

describe('in the tab of a guest the session starts', () => {
  it('on the return of a visitor who put something into a cart in another tab', async () => {
    const returned = () => window.dispatchEvent(new Event('focus'))
    expect(await endsBy(() => void returned())).toBe(false)
    publishSession(unknownSession)
    const bought = () => localStorage.setItem('own-guest-cart', '1')
    expect(await endsBy(() => [bought, returned].map((act) => act()))).toBe(true)
  })

  it('with the first product in a cart', async () => {
    expect(await endsBy(() => noteGuestCart(true))).toBe(true)
    expect(currentSession()).toMatchObject({ status: 'guest', guestCart: true })
  })

  it('once another tab sends a message about it', async () => {
    expect(await endsBy(() => Channel.all[0]?.onmessage?.({ data: { userId: 7 } }))).toBe(true)
    expect(Channel.all.map(({ name, isClosed }) => [name, isClosed])).toEqual([['session', true]])
  })

  it('once another tab sends a storage event, without channels', async () => {
    Object.assign(globalThis, { BroadcastChannel: undefined })
    const event = new StorageEvent('storage', { key: 'session', newValue: '{"userId":7}' })
    expect(await endsBy(() => void dispatchEvent(event))).toBe(true)
  })

  it.each(['focus', 'pageshow', 'visibilitychange'])(
    'on %s, but only with a hint',
    async (type) => {
      const target = type === 'visibilitychange' ? document : window
      expect(await endsBy(() => void target.dispatchEvent(new Event(type)))).toBe(false)
      cookies = 'has_session=1'
      expect(await endsBy(() => void target.dispatchEvent(new Event(type)))).toBe(true)
    },
  )

  it('once it has started on a page that depends on it', async () => {
    const begin = () => publishSession({ ...unknownSession })
    expect(await endsBy(begin)).toBe(true)
  })

  it('once a page requests it, and from then on', async () => {
    expect(await endsBy(callForSession)).toBe(true)
    await whenSessionMatters()
  })
})
