import { startScript, withLateStart } from './late-start'

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

  it('remembers which button was pressed before the page was alive', () => {
    const button = document.querySelector('button')
    button?.click()
    expect(window.heldPress).toBe(button)
    delete window.heldPress
    document.documentElement.dataset.alive = 'yes'
    button?.click()
    expect(window.heldPress).toBeUndefined()
    delete document.documentElement.dataset.alive
  })
})
