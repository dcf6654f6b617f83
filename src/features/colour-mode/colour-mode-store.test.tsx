import { colourModeScript } from './colour-mode-script'

const dark = () => document.documentElement.classList.contains('theme-ui-dark')
const themeColour = () => document.querySelector('[name=theme-color]')?.getAttribute('content')

/** `matchMedia` of a system whose mode can change. */
function systemThatIs(mode: 'dark' | 'light') {
  const listeners: (() => void)[] = []
  const query = {
    matches: mode === 'dark',
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  }
  Object.assign(window, { matchMedia: () => query })
  return {
    becomes(next: 'dark' | 'light') {
      query.matches = next === 'dark'
      for (const listener of listeners) listener()
    },
  }
}

function cookieIs(cookies: string) {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookies)
  const written = jest.fn()
  jest.spyOn(document, 'cookie', 'set').mockImplementation(written)
  return written
}

function blockCookies() {
  for (const access of ['get', 'set'] as const) {
    jest.spyOn(document, 'cookie', access).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  }
}

async function startFresh() {
  jest.resetModules()
  return (await import('./colour-mode-store')).colourModeStore()
}

const runHeadScript = () => new Function(colourModeScript)()

beforeEach(() => {
  document.documentElement.className = ''
  document.head.innerHTML = '<meta name="theme-color" content="#ffffff">'
})

describe('the script in the head (R206, R207)', () => {
  it.each([
    ['', 'dark', true],
    ['', 'light', false],
    ['colour_mode=dark', 'light', true],
    ['a=b; colour_mode=light', 'dark', false],
    ['colour_mode=green', 'dark', true],
    ['not_colour_mode=light', 'dark', true],
  ] as const)('with cookie «%s» under a %s system', (cookies, mode, expected) => {
    cookieIs(cookies)
    systemThatIs(mode)
    runHeadScript()
    expect(dark()).toBe(expected)
    expect(themeColour()).toBe(expected ? '#1a202c' : '#ffffff')
  })

  it('follows the system if cookies are blocked', () => {
    blockCookies()
    systemThatIs('dark')
    runHeadScript()
    expect(dark()).toBe(true)
  })
})

describe('the script in the head, before hydration', () => {
  const button = () => document.querySelector('button')
  const stopped = jest.fn()
  beforeEach(() => {
    stopped.mockClear()
    document.body.innerHTML = '<button data-colour-switch aria-pressed="false"><svg></svg></button>'
    document.addEventListener('click', stopped)
  })
  afterEach(() => {
    // Listeners of earlier tests remain. The first one handles each click; this disables them all.
    document.documentElement.dataset.hydrated = 'yes'
    document.removeEventListener('click', stopped)
    delete window.chosenMode
  })

  function open() {
    delete document.documentElement.dataset.hydrated
    runHeadScript()
  }

  it('switches at once, and the store continues with that mode (R205, R207, R208)', async () => {
    const written = cookieIs('')
    systemThatIs('light')
    open()
    document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect([dark(), themeColour(), button()?.getAttribute('aria-pressed')]).toEqual([
      true,
      '#1a202c',
      'true',
    ])
    expect(written).toHaveBeenCalledWith(
      'colour_mode=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    )
    // The start script must not replay it.
    expect(stopped).not.toHaveBeenCalled()
    const store = await startFresh()
    expect([dark(), store.preference()]).toEqual([true, 'dark'])
  })

  it('switches back, also if cookies are blocked', async () => {
    blockCookies()
    systemThatIs('dark')
    open()
    button()?.click()
    expect([dark(), themeColour(), button()?.getAttribute('aria-pressed')]).toEqual([
      false,
      '#ffffff',
      'false',
    ])
    button()?.click()
    expect(dark()).toBe(true)
    button()?.click()
    const store = await startFresh()
    expect([dark(), store.preference()]).toEqual([false, 'light'])
  })

  it('leaves clicks to the component after hydration', () => {
    cookieIs('')
    systemThatIs('light')
    open()
    document.documentElement.dataset.hydrated = 'yes'
    button()?.click()
    expect(dark()).toBe(false)
    expect(stopped).toHaveBeenCalledTimes(1)
  })
})

describe('colourModeStore', () => {
  it('follows the system live, and writes nothing (R204)', async () => {
    const written = cookieIs('')
    const system = systemThatIs('light')
    await startFresh()
    system.becomes('dark')
    expect(dark()).toBe(true)
    system.becomes('light')
    expect(dark()).toBe(false)
    expect(written).not.toHaveBeenCalled()
  })

  it.each([
    ['', 'dark', 'light'],
    ['', 'light', 'dark'],
    ['colour_mode=dark', 'light', 'light'],
    ['colour_mode=light', 'dark', 'dark'],
  ] as const)(
    'toggles from cookie «%s» under a %s system to %s, and stores it (R205, R207)',
    async (...args) => {
      const [cookies, system, mode] = args
      const written = cookieIs(cookies)
      systemThatIs(system)
      const store = await startFresh()
      store.toggle()
      expect([dark(), store.preference()]).toEqual([mode === 'dark', mode])
      expect(themeColour()).toBe(mode === 'dark' ? '#1a202c' : '#ffffff')
      expect(written.mock.calls).toEqual([
        [`colour_mode=${mode}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`],
      ])
    },
  )

  it('can return to the mode of the system after that has changed', async () => {
    const written = cookieIs('colour_mode=light')
    const system = systemThatIs('light')
    const store = await startFresh()
    system.becomes('dark')
    expect(dark()).toBe(false)
    store.prefer('system')
    expect([dark(), store.preference()]).toEqual([true, 'system'])
    expect(written).toHaveBeenLastCalledWith(expect.stringContaining('Max-Age=0'))
    system.becomes('light')
    expect(dark()).toBe(false)
  })

  it('accepts a mode', async () => {
    const written = cookieIs('')
    const system = systemThatIs('light')
    const store = await startFresh()
    store.prefer('dark')
    system.becomes('light')
    expect([dark(), store.preference()]).toEqual([true, 'dark'])
    expect(written).toHaveBeenLastCalledWith(expect.stringContaining('colour_mode=dark;'))
  })

  it('works without cookies, until the page is left', async () => {
    blockCookies()
    systemThatIs('light')
    const store = await startFresh()
    store.toggle()
    expect(dark()).toBe(true)
    store.toggle()
    expect(dark()).toBe(false)
  })
})
