import type { NavigationRequest } from '#lib/navigation/navigate'

let mockRequest: (request: NavigationRequest) => void
let mockFailure: (error: unknown) => void
let mockHistory: (change: object) => void
jest.mock('#lib/navigation/navigate', () => ({
  interceptNavigation: (handler: typeof mockRequest) => {
    mockRequest = handler
  },
  loadPage: async () => 'ready',
  disableHoverPreload: () => {},
}))
jest.mock('#lib/navigation/page-lifecycle', () => ({
  onPageFailure: (handler: typeof mockFailure) => {
    mockFailure = handler
  },
}))
jest.mock('@reach/router', () => ({
  globalHistory: {
    listen: (handler: typeof mockHistory) => {
      mockHistory = handler
    },
  },
}))
const mockMachine = { isGone: false, calls: [] as unknown[], loads: 0 }
jest.mock('./navigation-actor', () => {
  mockMachine.loads += 1
  if (mockMachine.isGone) throw new Error('the chunk is gone')
  const navigationService = {
    requestPage: ({ to }: NavigationRequest) => mockMachine.calls.push(to),
    followHistory: (to: string) => mockMachine.calls.push(`history ${to}`),
    handlePageFailure: (error: unknown) => mockMachine.calls.push(error),
  }
  return { navigationService }
})

const pass = () => new Promise((resolve) => setTimeout(resolve, 20))
const started = jest.fn()

beforeEach(async () => {
  document.body.innerHTML = '<a href="/about"><b>About</b></a><a href="https://example.org">x</a>'
  jest.resetModules()
  started.mockReset()
  Object.assign(mockMachine, { isGone: false, calls: [], loads: 0 })
  const { handleNavigation } = await import('./navigation-requests')
  handleNavigation(started)
})

function request(to: string) {
  const open = jest.fn()
  mockRequest({ to, options: {}, byUser: true, open })
  return open
}

const point = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }))

it('loads the machine only once the user points at an internal link', async () => {
  point('a[href^=https]')
  mockFailure(new Error('of the first page'))
  await pass()
  expect(mockMachine).toMatchObject({ loads: 0, calls: [] })
  point('b')
  await pass()
  expect(mockMachine).toMatchObject({ loads: 1, calls: [] })
  expect(started).toHaveBeenCalledTimes(1)
})

it('passes on the last of several requests, history steps and page failures', async () => {
  const open = request('/about')
  request('/vision')
  await pass()
  mockHistory({ action: 'POP', location: { pathname: '/blog', search: '?page=2' } })
  mockHistory({ action: 'PUSH', location: { pathname: '/', search: '' } })
  await pass()
  mockFailure('failure')
  await pass()
  expect(mockMachine.calls).toEqual(['/vision', 'history /blog?page=2', 'failure'])
  expect(open).not.toHaveBeenCalled()
})

it('opens the page itself where the machine fails to load, and loads it again later', async () => {
  mockMachine.isGone = true
  const open = request('/about')
  await pass()
  expect(open).toHaveBeenCalledTimes(1)
  mockMachine.isGone = false
  request('/vision')
  await pass()
  expect(mockMachine.calls).toEqual(['/vision'])
})
