import type {} from '#components/click-replay'

const listeners: [string, EventListenerOrEventListenerObject, unknown][] = []

describe('start script', () => {
  const begun = () =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src)

  /** Runs the script in a document whose animation frames and timers the test controls. */
  async function run() {
    jest.useFakeTimers()
    delete document.documentElement.dataset.hydrated
    document.body.innerHTML = '<button>Open</button><script data-scripts="/a.js /b.js"></script>'
    const me = document.body.querySelector('script')
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(me)
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((paint) => {
      return Number(setTimeout(() => paint(0), 16))
    })
    const listen = window.addEventListener
    jest.spyOn(window, 'addEventListener').mockImplementation((...all: unknown[]) => {
      const [type, listener, options] = all as (typeof listeners)[number]
      listeners.push([type, listener, options])
      listen.call(window, type, listener, options as boolean)
    })
    jest.resetModules()
    await import('./deferred-start')
  }
  beforeEach(run)
  afterEach(() => {
    for (const [type, listener, options] of listeners.splice(0)) {
      removeEventListener(type, listener, options as boolean)
    }
    jest.useRealTimers()
    jest.restoreAllMocks()
    document.body.innerHTML = ''
    delete window.clickToReplay
  })

  it('starts the others a frame after the load event, once', () => {
    expect(begun()).toEqual([])
    window.dispatchEvent(new Event('load'))
    expect(begun()).toEqual([])
    jest.advanceTimersByTime(20)
    expect(begun()).toEqual(['http://localhost/a.js', 'http://localhost/b.js'])
    window.dispatchEvent(new Event('pointerdown'))
    jest.advanceTimersByTime(60_000)
    expect(begun()).toHaveLength(2)
  })

  it.each(['pointerdown', 'keydown', 'focusin'])('starts them at the first %s', (interaction) => {
    window.dispatchEvent(new Event(interaction))
    expect(begun()).toHaveLength(2)
  })

  it('starts them after three seconds at the latest', () => {
    jest.advanceTimersByTime(2900)
    expect(begun()).toEqual([])
    jest.advanceTimersByTime(200)
    expect(begun()).toHaveLength(2)
  })

  it("stores the browser's install offer", () => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    window.dispatchEvent(offer)
    expect(offer.defaultPrevented).toBe(true)
    expect(window.heldOffer).toBe(offer)
    delete window.heldOffer
  })

  it('stores a click before hydration, and starts the scripts at once', () => {
    document.querySelector('button')?.click()
    expect(window.clickToReplay?.button).toBe(document.querySelector('button'))
    expect(begun()).toHaveLength(2)
  })
})
