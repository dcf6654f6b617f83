import { act, render, screen } from '@testing-library/react'
import { seenToasts } from '#components/testing/seen-toasts'
import { opening } from '#lib/navigation/navigate'
import { pageReloads } from '#lib/navigation/open-anew'
import { loadDocument, reloadDocument } from '#lib/navigation/open-document'
import { notePageStart, reportPageFailure } from '#lib/navigation/page-lifecycle'
import { NavigationWidget } from './navigation-widget'

jest.mock('#lib/navigation/open-document', () => ({
  loadPageAnew: jest.fn(),
  isTextUnsaved: () => document.querySelector('form[data-unsaved]') !== null,
  loadDocument: jest.fn(),
  reloadDocument: jest.fn(),
}))

const toasts = seenToasts()
const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
const loaded = new Set<string>()
/** Long enough for a script that is loaded. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
/** A script of the page is missing. */
async function fail(error: unknown) {
  reportPageFailure(error)
  await settled()
}
const reloads = () => jest.mocked(reloadDocument).mock.calls.length

beforeEach(() => {
  loaded.clear()
  opening.set(null)
  jest.mocked(reloadDocument).mockClear()
  jest.spyOn(pageReloads, 'isOpen').mockReturnValue(true)
  const hovering = jest.fn()
  const ___loader = { loadPageSync: (path: string) => loaded.has(path) || undefined, hovering }
  Object.assign(window, { ___loader })
})
afterEach(() => jest.restoreAllMocks())

it('says that a page did not open, and loads it on request', async () => {
  render(<NavigationWidget path='/' />)
  act(() => opening.set({ path: '/blog', isMissing: true }))
  await settled()
  expect(toasts[0]).toMatchObject({ tone: 'error', title: 'Η σελίδα δεν άνοιξε' })
  toasts[0]?.action?.onPress()
  expect(loadDocument).toHaveBeenCalledWith('/blog')
  expect(screen.queryByRole('progressbar')).toBeNull()
})

describe('a page whose scripts are gone', () => {
  it('is not reloaded as the first of its document', async () => {
    render(<NavigationWidget path='/' />)
    await fail(missing)
    expect(reloads()).toBe(0)
  })

  it('is reloaded once after it was opened (R327, R343)', async () => {
    notePageStart()
    render(<NavigationWidget path='/' />)
    await fail(new Error('of our own'))
    expect(reloads()).toBe(0)
    await fail(missing)
    expect(reloads()).toBe(1)
    jest.mocked(pageReloads.isOpen).mockReturnValue(false)
    await fail(missing)
    expect(reloads()).toBe(1)
  })

  it('stays as it is without a connection, and while a form has unsent text', async () => {
    notePageStart()
    const { container } = render(<NavigationWidget path='/' />)
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await fail(missing)
    line.mockReturnValue(true)
    container.innerHTML = '<form data-unsaved></form>'
    await fail(missing)
    expect(reloads()).toBe(0)
  })
})

describe('a step back', () => {
  const step = (path: string) =>
    act(() => {
      window.history.replaceState(null, '', path)
      window.dispatchEvent(new Event('popstate'))
    })

  it('drops a page that is on its way', () => {
    loaded.add('/products')
    render(<NavigationWidget path='/' />)
    act(() => opening.set({ path: '/blog' }))
    step('/products')
    expect(opening.get()).toBeNull()
  })

  it('to a page that has to be loaded shows the bar until it is there', () => {
    const { rerender } = render(<NavigationWidget path='/' />)
    step('/products')
    expect(opening.get()).toMatchObject({ path: '/products' })
    rerender(<NavigationWidget path='/products' />)
    expect(opening.get()).toBeNull()
  })
})

it('does not preload on hover where the browser saves data', () => {
  const { hovering } = (window as unknown as { ___loader: { hovering: () => void } }).___loader
  Object.assign(navigator, { connection: { saveData: true } })
  render(<NavigationWidget path='/' />)
  expect((window as unknown as { ___loader: object }).___loader).not.toMatchObject({ hovering })
  Reflect.deleteProperty(navigator, 'connection')
})
