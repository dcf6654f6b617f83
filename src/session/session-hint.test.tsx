import { callForSession, hasSessionHint, whenSessionMatters } from './session-hint'

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
  localStorage.clear()
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => cookies)
  Object.assign(globalThis, { BroadcastChannel: Channel })
})

/** Whether the wait for a session is over after an act. */
async function endsBy(act: () => void): Promise<boolean> {
  let isOver = false
  void whenSessionMatters().then(() => {
    isOver = true
  })
  await Promise.resolve()
  expect(isOver).toBe(false)
  act()
  await new Promise((resolve) => setTimeout(resolve))
  return isOver
}

it('is there with the cookie of the gateway, or after a sign-out that did not reach it', () => {
  expect(hasSessionHint()).toBe(false)
  cookies = 'colour_mode=dark; has_session=1'
  expect(hasSessionHint()).toBe(true)
  cookies = ''
  localStorage.setItem('sign-out-unfinished', '1')
  expect(hasSessionHint()).toBe(true)
})

describe('in the tab of a guest the session matters', () => {
  it('once another tab says something about it', async () => {
    expect(await endsBy(() => Channel.all[0]?.onmessage?.({ data: { userId: 7 } }))).toBe(true)
    expect(Channel.all.map(({ name, isClosed }) => [name, isClosed])).toEqual([['session', true]])
  })

  it('likewise where the browser has no channels', async () => {
    Object.assign(globalThis, { BroadcastChannel: undefined })
    const event = new StorageEvent('storage', { key: 'session', newValue: '{"userId":7}' })
    expect(await endsBy(() => void dispatchEvent(event))).toBe(true)
  })

  it.each(['focus', 'pageshow', 'visibilitychange'])(
    'with a hint on %s, not without',
    async (type) => {
      const target = type === 'visibilitychange' ? document : window
      expect(await endsBy(() => void target.dispatchEvent(new Event(type)))).toBe(false)
      cookies = 'has_session=1'
      expect(await endsBy(() => void target.dispatchEvent(new Event(type)))).toBe(true)
    },
  )

  it('once something calls for it, and from then on', async () => {
    expect(await endsBy(callForSession)).toBe(true)
    await whenSessionMatters()
  })
})
