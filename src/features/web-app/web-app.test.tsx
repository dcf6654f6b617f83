import { act, render } from '@testing-library/react'
import type { PageMessage } from '#contract/site/worker-message'
import WebApp, { createPageKeeper } from './web-app'

let mockUpdateCalls = 0
let mockWorksOffline = false
let mockNeedsInstall = true
const mockLoaded = jest.fn()
jest.mock('./worker-state', () => {
  const state = { isJoined: false, worksOffline: false }
  const before = { ...state, updateCalls: 0 }
  const offline = { ...before, worksOffline: true }
  const after = { ...state, updateCalls: 1 }
  return {
    watchWorkerState: () => () => {},
    workerState: () => {
      if (mockUpdateCalls > 0) return after
      return mockWorksOffline ? offline : before
    },
    postToWorker: () => {},
  }
})
jest.mock('./install-need', () => ({
  onInstallNeed: (act: () => void) => {
    if (mockNeedsInstall) act()
    return () => {}
  },
}))
jest.mock('./web-app-flows', () => {
  mockLoaded()
  return { __esModule: true, default: () => 'flows' }
})

describe('the machines of updates and of installing', () => {
  async function open(promptsBlocked: boolean) {
    const app = (isBlocked: boolean) => <WebApp path='/about' promptsBlocked={isBlocked} />
    const { container, rerender } = render(app(promptsBlocked))
    await act(async () => {})
    return {
      shown: () => container.textContent,
      block: (isBlocked: boolean) => act(async () => rerender(app(isBlocked))),
    }
  }

  it('are not loaded for an offer to install that may not be shown yet', async () => {
    mockUpdateCalls = 0
    const { shown, block } = await open(true)
    expect(mockLoaded).not.toHaveBeenCalled()
    expect(shown()).toBe('')
    await block(false)
    expect(shown()).toBe('flows')
    await block(true)
    expect(shown()).toBe('flows')
  })

  it.each([
    [null, 'flows'],
    ['1', ''],
  ])('are loaded to say that the site works offline, once (R218): %s', async (known, expected) => {
    mockUpdateCalls = 0
    mockNeedsInstall = false
    mockWorksOffline = true
    if (known !== null) localStorage.setItem('offline-known', known)
    const { shown, block } = await open(true)
    expect(shown()).toBe('')
    await block(false)
    expect(shown()).toBe(expected)
    localStorage.clear()
  })

  it('are loaded for an update at once', async () => {
    mockUpdateCalls = 1
    const { shown } = await open(true)
    expect(shown()).toBe('flows')
  })
})

it('requests caching of each visited page, and sends each loaded file once (R227)', () => {
  const sent: PageMessage[] = []
  const loaded = ['/app.js']
  const keep = createPageKeeper({
    loaded: () => loaded,
    savesData: () => false,
    send: (message) => sent.push(message),
  })
  keep('/')
  loaded.push('/about.js')
  keep('/about')
  expect(sent).toEqual([
    { type: 'keep', path: '/', files: ['/app.js'] },
    { type: 'keep', path: '/about', files: ['/about.js'] },
  ])
})

it('caches nothing in data-saver mode (R344)', () => {
  const send = jest.fn()
  createPageKeeper({ loaded: () => ['/app.js'], savesData: () => true, send })('/')
  expect(send).not.toHaveBeenCalled()
})
