import { createHistory, createMemorySource, LocationProvider } from '@reach/router'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { stubDialogs } from '#components/testing/browser-stubs'
import { holdRequests } from '#components/testing/fake-upstream'
import { notePageStart } from '#lib/navigation/page-lifecycle'
import { publicQueries } from '#lib/queries/public-queries'
import { forgetOwn } from '#lib/storage/site-storage'
import { formatMoney } from '#lib/text/format-number'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { indexSearch } from '../index-search'
import { recentSearches } from '../recent-searches'
import { filtersProducts, noFilters } from '../search-filters'
import { someReadInPart, someResults } from '../testing/some-results'
import Search from './search'

jest.mock('../index-search', () => ({
  indexSearch: { find: jest.fn(), load: jest.fn(async () => {}) },
}))

const guest = { ...unknownSession, status: 'guest' } as const
const member = { ...unknownSession, status: 'member', user: annasAccount } as const

beforeEach(() => {
  stubDialogs()
  localStorage.clear()
  jest
    .mocked(indexSearch.find)
    .mockImplementation(async (_query, filters) =>
      someResults(filtersProducts(filters) ? [] : [1, 2]),
    )
})
afterEach(() => {
  publishSession(unknownSession)
  publicQueries.clear()
})

/** The search page at an address. */
function open(search: string) {
  const history = createHistory(createMemorySource(`/search${search}`))
  return render(
    <LocationProvider history={history}>
      <Search topics={[]} productGrid={() => null} />
    </LocationProvider>,
  )
}
/** The one of the page; the sheet has another. */
const status = () => screen.getAllByRole('status')[0] ?? document.body
const found = () => waitFor(() => expect(status().textContent).toMatch(/^Βρήκαμε 2/))

const opener = (count = 0) =>
  screen.findByRole('button', { name: count > 0 ? `Φίλτρα (${count})` : 'Φίλτρα' })
const sheet = () => screen.findByRole('dialog', { name: 'Φίλτρα' })

/** Opens the sheet of small screens, as which jsdom counts. */
async function openFilters(count?: number) {
  await userEvent.click(await opener(count))
  return within(await sheet())
}

it('remembers a search when it is left, but not after its user has left (R370)', async () => {
  publishSession(member)
  const { unmount } = open('?query=one')
  await found()
  unmount()
  expect(recentSearches.read()).toEqual(['one'])

  const again = open('?query=two')
  await found()
  forgetOwn()
  act(() => publishSession(guest))
  again.unmount()
  expect([recentSearches.read(), localStorage.length]).toEqual([[], 0])
})

it('says warmly that nothing was found, with advice and topics', async () => {
  jest.mocked(indexSearch.find).mockResolvedValue(someResults([]))
  open('?query=one')
  expect(screen.getByRole('searchbox').getAttribute('dir')).toBe('auto')
  const title = await screen.findByRole('heading', { name: /^Δεν βρήκαμε τίποτα/ })
  expect(title.textContent).toBe('Δεν βρήκαμε τίποτα για «one»')
  expect(title.querySelector('[dir=auto]')?.textContent).toBe('one')
  expect(title.previousElementSibling?.getAttribute('aria-hidden')).toBe('true')
  const told = title.nextElementSibling?.querySelectorAll('p') ?? []
  expect([...told].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/κάτω από τον καναπέ/),
    expect.stringMatching(/^Δοκιμάστε/),
  ])
  expect(screen.getByRole('navigation', { name: /θέμα/ })).toBeTruthy()
})

it('says what is missing of a single letter, in place of results (R530)', async () => {
  open('?query=α')
  const sentence = 'Γράψτε τουλάχιστον δύο γράμματα.'
  await waitFor(() => expect(status().textContent).toBe(sentence))
  await userEvent.type(screen.getByRole('searchbox'), 'β')
  await found()
})

it('says that there is no connection, and searches again on demand (R371)', async () => {
  const { requested } = holdRequests()
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  jest.mocked(indexSearch.find).mockRejectedValueOnce(new Error('unreachable'))
  open('?query=one')
  for (const which of [1, 2]) await (await requested(which)).answer(new TypeError('No network'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/Δεν υπάρχει σύνδεση στο διαδίκτυο.*«one»/)
  await userEvent.click(screen.getByRole('button', { name: 'Δοκιμάστε ξανά' }))
  await found()
  // The button that was pressed is gone.
  expect(document.activeElement).toBe(status())
})

describe('of which one kind could not be searched', () => {
  const alert = () => screen.queryByRole('alert')?.textContent
  const retry = () => screen.getByRole('button', { name: 'Δοκιμάστε ξανά' })
  const nothing = () => screen.queryByText(/Δεν βρήκαμε τίποτα|Τίποτα δεν ταιριάζει/)

  it.each([
    ['products', someReadInPart('products', [1, 2]), 'τα προϊόντα', 'στα προϊόντα'],
    ['lessons', someReadInPart('lessons', [], [4, 5]), 'τα μαθήματα', 'στα μαθήματα'],
  ])('says so of %s beside what was found, and searches again (R555)', async (...row) => {
    const [, results, without, where] = row
    jest.mocked(indexSearch.find).mockResolvedValueOnce(results)
    open('?query=one')
    await waitFor(() =>
      expect(status().textContent).toBe(`Βρήκαμε 2 αποτελέσματα για «one», χωρίς ${without}.`),
    )
    // Told once: the status says it already.
    expect(alert()).toBeUndefined()
    expect(screen.getByText(new RegExp(`^Δεν μπορέσαμε να ψάξουμε ${where}`))).toBeTruthy()
    await userEvent.click(retry())
    expect(document.activeElement).toBe(status())
    await found()
    expect(status().textContent).toBe('Βρήκαμε 2 αποτελέσματα για «one».')
    expect(screen.queryByRole('button', { name: 'Δοκιμάστε ξανά' })).toBeNull()
  })

  it.each([
    ['', someReadInPart('products', [])],
    ['', someReadInPart('lessons', [])],
    ['&price=to-10', someReadInPart('products', [])],
    ['&kind=products', someReadInPart('products', [1, 2])],
    ['&kind=lessons', someReadInPart('lessons', [], [4])],
  ])('is never told as none where %s shows nothing (R555)', async (filters, results) => {
    jest.mocked(indexSearch.find).mockResolvedValue(results)
    open(`?query=one${filters}`)
    await waitFor(() => expect(alert()).toMatch(/^Δεν μπορέσαμε να ψάξουμε σ/))
    expect([nothing(), status().textContent]).toEqual([null, ''])
    await openFilters(filters ? 1 : 0)
    expect((await sheet()).textContent).toMatch(/Δείτε τα αποτελέσματα/)
    expect(nothing()).toBeNull()
  })

  it('counts neither it nor all kinds together (R555)', async () => {
    jest.mocked(indexSearch.find).mockResolvedValue(someReadInPart('products', [1, 2]))
    open('?query=one')
    await waitFor(() => expect(status().textContent).toMatch(/^Βρήκαμε 2/))
    const filters = await openFilters()
    const kinds = within(filters.getByRole('list', { name: 'Είδος' })).getAllByRole('button')
    expect(kinds.map(({ textContent }) => textContent?.trim())).toEqual([
      'Όλα',
      'Μαθήματα 2',
      'Προϊόντα',
    ])
  })

  it('is not missed where the filters leave it out (R555)', async () => {
    jest.mocked(indexSearch.find).mockResolvedValue(someReadInPart('products', [1, 2]))
    open('?query=one&kind=lessons')
    await found()
    expect(status().textContent).toBe('Βρήκαμε 2 αποτελέσματα για «one».')
    expect(screen.queryByRole('button', { name: 'Δοκιμάστε ξανά' })).toBeNull()
  })

  it('is not remembered where nothing was found', async () => {
    jest.mocked(indexSearch.find).mockResolvedValue(someReadInPart('products', []))
    const { unmount } = open('?query=one')
    await waitFor(() => expect(alert()).toBeTruthy())
    unmount()
    expect(recentSearches.read()).toEqual([])
  })
})

it('keeps the filters in view that leave nothing, and the focus once they are removed (R369)', async () => {
  open('?query=one&price=from-40')
  await screen.findByRole('heading', { name: 'Τίποτα δεν ταιριάζει με τα φίλτρα' })
  expect(await opener(1)).toBeTruthy()
  expect(status().textContent).toBe('Τίποτα δεν ταιριάζει με τα φίλτρα')
  await userEvent.click(screen.getByRole('button', { name: 'Χωρίς φίλτρα' }))
  await found()
  expect(document.activeElement).toBe(status())
})

it('says how many pages the filters show (R369)', async () => {
  jest.mocked(indexSearch.find).mockResolvedValue(someResults([1, 2, 3], [4, 5]))
  open('?query=one')
  await waitFor(() => expect(status().textContent).toMatch(/^Βρήκαμε 5 /))
  const filters = await openFilters()
  await userEvent.click(filters.getByRole('button', { name: /^Μαθήματα/ }))
  await waitFor(() => expect(status().textContent).toMatch(/^Βρήκαμε 3 /))
  expect(filters.getByRole('status').textContent).toBe('Δείτε 3 αποτελέσματα')
  await userEvent.click(filters.getByRole('button', { name: 'Δείτε 3 αποτελέσματα' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await opener(1)).toBeTruthy()
})

it('follows a price with counts, kinds, status and address, and takes it back (R369)', async () => {
  jest
    .mocked(indexSearch.find)
    .mockImplementation(async (_query, filters) =>
      filtersProducts(filters) ? someResults([], [4]) : someResults([1, 2], [4, 5]),
    )
  open('?query=one')
  await waitFor(() => expect(status().textContent).toMatch(/^Βρήκαμε 4 /))
  const filters = await openFilters()
  const price = filters.getByRole('combobox', { name: 'Τιμή' })
  await userEvent.selectOptions(price, 'to-10')
  await waitFor(() => expect(status().textContent).toMatch(/^Βρήκαμε 1 /))
  const kinds = () =>
    within(filters.getByRole('list', { name: 'Είδος' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  expect(kinds()).toEqual(['Όλα 1', 'Προϊόντα 1'])
  expect(window.location.search).toBe('?query=one&price=to-10')
  await userEvent.selectOptions(price, 'all')
  await waitFor(() => expect(kinds()).toEqual(['Όλα 4', 'Μαθήματα 2', 'Προϊόντα 2']))
  expect(window.location.search).toBe('?query=one')
})

it('names each filter above the pages, and takes it away by one press (R495)', async () => {
  jest.mocked(indexSearch.find).mockResolvedValue(someResults([1, 2]))
  open('?query=one&kind=products&price=10-20&available=1')
  const chips = within(await screen.findByRole('list', { name: 'Φίλτρα που ισχύουν' }))
  const price = `${formatMoney(10)} – ${formatMoney(20)}`
  const names = chips.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(names).toEqual(['Προϊόντα', price, 'Μόνο διαθέσιμα'])
  const press = (filter: string) =>
    userEvent.click(chips.getByRole('button', { name: `Χωρίς το φίλτρο «${filter}»` }))
  await press(price)
  await press('Μόνο διαθέσιμα')
  expect(location.search).toBe('?query=one&kind=products')
  await press('Προϊόντα')
  expect(screen.queryByRole('list', { name: 'Φίλτρα που ισχύουν' })).toBeNull()
  expect(document.activeElement?.tagName).toMatch(/BUTTON|SELECT/)
})

it('drops filters of products, in the address too, where no products are shown (R369)', async () => {
  jest.mocked(indexSearch.find).mockResolvedValue(someResults([1, 2], [4, 5]))
  open('?query=one&price=to-10')
  const filters = await openFilters(1)
  await userEvent.click(filters.getByRole('button', { name: /^Μαθήματα/ }))
  expect(jest.mocked(indexSearch.find).mock.lastCall?.[1]).toEqual({
    ...noFilters,
    kind: 'lessons',
  })
  expect(window.location.search).toBe('?query=one&kind=lessons')
})

it.each([
  ['?q=one', 'one', '?query=one'],
  ['?q=two&kind=lessons&price=to-10&available=1', 'two', '?query=two&kind=lessons'],
  ['?query=one&q=two', 'one', '?query=one'],
])('takes the query of %s, and writes the address in full', async (search, query, address) => {
  open(search)
  await waitFor(() => expect(jest.mocked(indexSearch.find).mock.lastCall?.[0]).toBe(query))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(query)
  expect(window.location.search).toBe(address)
})

it('keeps the focus on a filter while its results load (R369)', async () => {
  open('?query=one')
  await found()
  const kind = (await openFilters()).getByRole('button', { name: /^Μαθήματα/ })
  await userEvent.click(kind)
  await found()
  expect(document.activeElement).toBe(kind)
})

it('says that former searches are deleted, and moves the focus there (R370)', async () => {
  publishSession(guest)
  recentSearches.add('one')
  open('')
  await userEvent.click(await screen.findByRole('button', { name: 'Καθαρισμός ιστορικού' }))
  expect(document.activeElement?.textContent).toBe('Οι πρόσφατες αναζητήσεις σας διαγράφηκαν.')
  expect(recentSearches.read()).toEqual([])
})

it('takes the focus if a link opened it without a query', () => {
  const { unmount } = open('')
  expect(document.activeElement).toBe(document.body)
  unmount()
  notePageStart()
  const withQuery = open('?query=one')
  expect(document.activeElement).toBe(document.body)
  withQuery.unmount()
  open('')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})
