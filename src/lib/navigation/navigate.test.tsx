import { followedPage, goTo, opening } from './navigate'
import { pageReloads } from './open-anew'
import { loadPageAnew } from './open-document'
import { openedPages } from './testing/opened-pages'

jest.mock('./open-document', () => ({ loadPageAnew: jest.fn() }))

type Loaded = { status?: string; page?: { webpackCompilationHash: string } } | undefined
const ready: Loaded = { status: 'success', page: { webpackCompilationHash: 'this build' } }
const renewed: Loaded = { page: { webpackCompilationHash: 'the next build' } }
const failed: Loaded = { status: 'error' }

const opened = openedPages()
/** Long enough for a script that is loaded. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
const anew = () => jest.mocked(loadPageAnew).mock.calls
/** Answers the request for a page. */
const answers = new Map<string, (loaded: Loaded) => Promise<void>>()
const memory = new Map<string, Loaded>()

beforeEach(() => {
  jest.mocked(loadPageAnew).mockClear()
  jest.spyOn(pageReloads, 'isOpen').mockReturnValue(true)
  jest.spyOn(pageReloads, 'close').mockReturnValue()
  memory.clear()
  opening.set(null)
  const ___loader = {
    loadPageSync: (path: string) => memory.get(path),
    loadPage: (path: string) =>
      new Promise<Loaded>((resolve) =>
        answers.set(path, async (loaded) => {
          resolve(loaded)
          await settled()
        }),
      ),
  }
  Object.assign(window, { ___loader, ___webpackCompilationHash: 'this build' })
})

it('opens a page once it is loaded, and a page in memory at once', async () => {
  goTo('/blog?page=2#list', { replace: true })
  expect([opening.get()?.path, opened]).toEqual(['/blog?page=2#list', []])
  await answers.get('/blog?page=2')?.(ready)
  expect([opening.get(), opened]).toEqual([null, [['/blog?page=2#list', { replace: true }]]])
  memory.set('/about', ready)
  goTo('/about')
  expect(opened.at(-1)).toEqual(['/about', {}])
})

it('opens the last of several pages, and only that', async () => {
  goTo('/blog')
  goTo('/about')
  await answers.get('/about')?.(ready)
  await answers.get('/blog')?.(ready)
  expect(opened).toEqual([['/about', {}]])
})

it('drops a page that is on its way where something else is opened meanwhile', async () => {
  goTo('/blog')
  opening.set(null)
  await answers.get('/blog')?.(ready)
  expect(opened).toEqual([])
})

it('loads a page of another build as a document, although it was reloaded just now', async () => {
  jest.mocked(pageReloads.isOpen).mockReturnValue(false)
  goTo('/blog?page=2', { replace: true })
  await answers.get('/blog?page=2')?.(renewed)
  expect([opened, anew()]).toEqual([[], [['/blog?page=2', { replace: true }]]])
  memory.set('/about', renewed)
  goTo('/about')
  await settled()
  expect(anew().at(-1)).toEqual(['/about', {}])
})

it.each([
  ['fails', failed],
  ['is gone', undefined],
])('loads a page that %s once as a document, then reports it (R327, R343)', async (_, loaded) => {
  goTo('/blog')
  await answers.get('/blog')?.(loaded)
  expect([opened, anew()]).toEqual([[], [['/blog', {}]]])
  expect(pageReloads.close).toHaveBeenCalledTimes(1)
  jest.mocked(pageReloads.isOpen).mockReturnValue(false)
  goTo('/about')
  await answers.get('/about')?.(loaded)
  expect([opened, anew().length]).toEqual([[], 1])
  expect(opening.get()).toEqual({ path: '/about', isMissing: true })
})

it('does the same where the loader throws', async () => {
  const broken = { loadPageSync: () => undefined, loadPage: () => Promise.reject(new Error('x')) }
  Object.assign(window, { ___loader: broken })
  goTo('/blog')
  await settled()
  expect(anew()).toEqual([['/blog', {}]])
})

it('follows plain clicks on links to pages of this site', () => {
  document.body.innerHTML = `<a href='/about'><b>page</b></a><a href='https://example.gr'>site</a>
    <a href='/vision' target='_blank'>tab</a><a href='#part'>part</a><i>none</i>`
  const pages = [...document.querySelectorAll('body *')].map((element) => {
    let page: string | null = null
    element.addEventListener(
      'click',
      (event) => {
        page = followedPage(event as MouseEvent)
        event.preventDefault()
      },
      { once: true },
    )
    element.dispatchEvent(new MouseEvent('click', { cancelable: true }))
    return page
  })
  expect(pages).toEqual(['/about', '/about', null, null, null, null])
})
