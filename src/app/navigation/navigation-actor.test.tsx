import { navigationService } from './navigation-actor'

const mockReload = jest.fn()
jest.mock('#lib/navigation/open-document', () => ({ reloadDocument: () => mockReload() }))
jest.mock('#lib/navigation/navigate', () => ({ loadPage: async () => 'ready' }))
jest.mock('#components/show-toast', () => ({}))
jest.mock('./page-transition', () => ({ animatePageChanges: () => undefined }))

const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })

/** Opens a page by a link, and resolves once it is open. */
function openPage(): Promise<void> {
  return new Promise((resolve) =>
    navigationService.requestPage({ to: '/about', options: {}, byUser: true, open: resolve }),
  )
}

afterEach(() => jest.restoreAllMocks())

it('leaves a page whose chunk did not load as it is while there is no connection', async () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await openPage()
  navigationService.handlePageFailure(missing)
  expect(mockReload).not.toHaveBeenCalled()
  // A newer build may have replaced it.
  line.mockReturnValue(true)
  navigationService.handlePageFailure(missing)
  expect(mockReload).toHaveBeenCalledTimes(1)
})
