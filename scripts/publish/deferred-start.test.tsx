import { startScript, withLateStart } from './deferred-start'

const tags =
  '<script src="/runtime.js" async=""></script><script src="/app.js" async></script><!-- slice-end id="s" -->'

describe('a page with a late start', () => {
  it('names its scripts where they stood, for one script that is the same everywhere', () => {
    const page = withLateStart('/about/index.html', `<body><p>Words</p>${tags}</body>`)
    expect(page).toBe(
      `<body><p>Words</p><script data-scripts="/runtime.js /app.js">${startScript}</script><!-- slice-end id="s" --></body>`,
    )
    expect(withLateStart('/about/index.html', page)).toBe(page)
  })

  it.each(['/account/index.html', '/account/login/index.html', '/cart/index.html'])(
    'is none where the page is nothing without its scripts: %s',
    (path) => {
      expect(withLateStart(path, tags)).toBe(tags)
    },
  )

  it('is none where there are no scripts', () => {
    expect(withLateStart('/offline/index.html', '<body></body>')).toBe('<body></body>')
  })
})

describe('the script that starts the others', () => {
  const begun = () =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src)

  /** The document as it is when the script runs, its frames and timers in our hands. */
  function run() {
    jest.useFakeTimers()
    document.body.innerHTML = '<button>Open</button><script data-scripts="/a.js /b.js"></script>'
    const me = document.body.querySelector('script')
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(me)
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((paint) => {
      return Number(setTimeout(() => paint(0), 16))
    })
    new Function(startScript)()
  }
  beforeEach(run)
  afterEach(() => {
    // Whatever still listens has had its one turn.
    window.dispatchEvent(new Event('pointerdown'))
    jest.useRealTimers()
    jest.restoreAllMocks()
    document.body.innerHTML = ''
    delete window.heldPress
  })

  it('begins them after the frame that follows the last picture, once', () => {
    expect(begun()).toEqual([])
    window.dispatchEvent(new Event('load'))
    expect(begun()).toEqual([])
    jest.advanceTimersByTime(20)
    expect(begun()).toEqual(['http://localhost/a.js', 'http://localhost/b.js'])
    window.dispatchEvent(new Event('pointerdown'))
    jest.advanceTimersByTime(60_000)
    expect(begun()).toHaveLength(2)
  })

  it.each(['pointerdown', 'keydown', 'focusin'])('begins them at the first %s', (deed) => {
    window.dispatchEvent(new Event(deed))
    expect(begun()).toHaveLength(2)
  })

  it('does not wait for ever for a picture that does not come', () => {
    jest.advanceTimersByTime(2900)
    expect(begun()).toEqual([])
    jest.advanceTimersByTime(200)
    expect(begun()).toHaveLength(2)
  })

  it('keeps the offer of the browser to install the site', () => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    window.dispatchEvent(offer)
    expect(offer.defaultPrevented).toBe(true)
    expect(window.heldOffer).toBe(offer)
    delete window.heldOffer
  })

  describe('keeps a press from before the page was alive', () => {
    const form = (attributes: string) => {
      document.body.innerHTML = `<form ${attributes}><input><button type="submit"><b>Send</b></button></form>`
      const sent = jest.fn((event: Event) => event.preventDefault())
      document.querySelector('form')?.addEventListener('submit', sent)
      return sent
    }
    const press = () => document.querySelector('b')?.click()
    afterEach(() => {
      delete document.documentElement.dataset.alive
    })

    it('and begins the scripts, so that it need not wait for the pictures', () => {
      document.querySelector('button')?.click()
      expect(window.heldPress).toBe(document.querySelector('button'))
      expect(begun()).toHaveLength(2)
    })

    it('from the browser, which would put the words of the form into the address', () => {
      const sent = form('')
      press()
      expect(window.heldPress).toBe(document.querySelector('button'))
      expect(sent).not.toHaveBeenCalled()
    })

    it('but not where the form has an address, and works without any script', () => {
      const sent = form('action="/search"')
      press()
      expect(window.heldPress).toBeUndefined()
      expect(sent).toHaveBeenCalledTimes(1)
    })

    it('and none from later', () => {
      const sent = form('')
      document.documentElement.dataset.alive = 'yes'
      press()
      expect(window.heldPress).toBeUndefined()
      expect(sent).toHaveBeenCalledTimes(1)
    })
  })
})
