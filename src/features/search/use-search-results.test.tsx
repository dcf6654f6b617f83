import { act, renderHook, waitFor } from '@testing-library/react'
import { holdRequests } from '#components/testing/fake-upstream'
import { publicQueries } from '#lib/queries/public-queries'
import { indexSearch } from './index-search'
import { noFilters } from './search-filters'
import { hitsOf } from './search-results'
import { someResults } from './testing/some-results'
import { useSearchResults } from './use-search-results'

jest.mock('./index-search', () => ({ indexSearch: { find: jest.fn() } }))

/** The index cannot be reached, except where a test says otherwise. */
const find = jest.mocked(indexSearch.find)
beforeEach(() => void find.mockRejectedValue(new Error('unreachable')))

afterEach(() => publicQueries.clear())

const hit = (id: number) => ({
  id,
  master: id,
  languageCode: 'el',
  title: `Lesson ${id}`,
  name: `Product ${id}`,
  subtitle: '',
  body: '',
  description: '',
  absoluteUrl: `/some/${id}/slug`,
  mainImagePath: '',
})
const group = (ids: readonly number[], total = ids.length) => ({
  limit: 10,
  offset: 0,
  estimatedTotalHits: total,
  results: ids.map(hit),
})
/** An answer of the API with these lessons, of so many, and these products. */
const found = (lessons: readonly number[], total = lessons.length, products = [5]) => ({
  blogPosts: group(lessons, total),
  products: group(products),
})

/** A search whose requests the test answers. */
function show(query = 'μνήμη', isTyping = false, filters = noFilters) {
  const { requests, requested } = holdRequests()
  const { result, rerender } = renderHook((options) => useSearchResults(options), {
    initialProps: { query, isTyping, filters },
  })
  return {
    requests,
    requested,
    search: () => result.current,
    lessons: () => {
      const { results } = result.current
      return results && hitsOf(results, 'lessons').map(({ id }) => id)
    },
    reaches: (phase: string) => waitFor(() => expect(result.current.phase).toBe(phase)),
    /** Breaks a request and its retry by the HTTP client. */
    fail: async (first: number) => {
      const broken = new TypeError('Failed to fetch')
      await (await requested(first)).answer(broken)
      await (await requested(first + 1)).answer(broken)
    },
    change: (next: string, typing = false) => rerender({ query: next, isTyping: typing, filters }),
  }
}

it('requests the query of the API where the index is missing, and tells hits from none (R371)', async () => {
  const { search, requested, reaches, change } = show()
  expect(search().phase).toBe('searching')
  const request = await requested(1)
  expect(new URL(request.address, 'http://x').searchParams.get('query')).toBe('μνήμη')
  await request.answer(found([1, 2]))
  await reaches('found')
  change('τίποτα')
  await (await requested(2)).answer(found([], 0, []))
  await reaches('nothing')
})

it('requests nothing without a query', async () => {
  const { search, requests } = show('')
  await act(async () => {})
  expect([search().phase, requests]).toEqual(['resting', []])
})

it('cancels the previous request, and keeps the results until the next ones arrive', async () => {
  const { lessons, requested, reaches, change } = show()
  await (await requested(1)).answer(found([1, 2]))
  await reaches('found')
  change('μνήμη', true)
  await reaches('typing')
  expect(lessons()).toEqual([1, 2])
  change('ύπνος')
  const second = await requested(2)
  await reaches('searching')
  expect(lessons()).toEqual([1, 2])
  change('καφές')
  expect(second.signal?.aborted).toBe(true)
  await (await requested(3)).answer(found([7]))
  await reaches('found')
  expect(lessons()).toEqual([7])
})

it('begins anew after the field was emptied', async () => {
  const { lessons, requested, reaches, change } = show()
  await (await requested(1)).answer(found([1]))
  await reaches('found')
  change('')
  await reaches('resting')
  change('ύπνος')
  await requested(2)
  expect(lessons()).toEqual([])
})

it('tells what a filter of products leaves out from what does not exist (R369)', async () => {
  find.mockResolvedValue(someResults([]))
  const { reaches } = show('δώρα', false, { ...noFilters, price: 'from-40' })
  await reaches('found')
})

describe('of which one kind could not be read', () => {
  const { products, blogPosts } = found([1])

  it.each([
    ['something', { products: null, blogPosts }, noFilters],
    ['something', { products, blogPosts: null }, noFilters],
    ['nothing', { products: null, blogPosts: group([]) }, noFilters],
    ['nothing', { products: group([]), blogPosts: null }, noFilters],
    ['nothing', { products: null, blogPosts }, { ...noFilters, available: true }],
  ])('never passes for nothing found where the other has %s (R555)', async (_, answer, filters) => {
    const { requested, reaches } = show('μνήμη', false, filters)
    await (await requested(1)).answer(answer)
    await reaches('found')
  })

  it('searches again on demand, and shows meanwhile what there is (R555)', async () => {
    const { search, lessons, requested, reaches } = show()
    await (await requested(1)).answer({ products: null, blogPosts })
    await reaches('found')
    act(() => search().retry())
    await reaches('searching')
    expect(lessons()).toEqual([1])
    await (await requested(2)).answer(found([1, 2]))
    await reaches('found')
    expect([lessons(), search().results?.unread]).toEqual([[1, 2], undefined])
  })

  it('is read anew when the search is shown again (R555)', async () => {
    const { requested, reaches, change } = show()
    await (await requested(1)).answer({ products: null, blogPosts })
    await reaches('found')
    change('ύπνος')
    await (await requested(2)).answer(found([7]))
    await reaches('found')
    change('μνήμη')
    await (await requested(3)).answer(found([1, 2]))
    await reaches('found')
  })

  it('stays in view where searching again fails (R555)', async () => {
    const { search, lessons, requested, reaches, fail } = show()
    await (await requested(1)).answer({ products: null, blogPosts })
    await reaches('found')
    act(() => search().retry())
    await fail(2)
    await reaches('found')
    expect([lessons(), search().results?.unread]).toEqual([[1], 'products'])
  })
})

describe('after an error', () => {
  it.each([
    ['offline', false],
    ['unreachable', true],
  ])('searches again once the connection is back (%s)', async (kind, isOnline) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    const { search, requested, reaches, fail } = show()
    await fail(1)
    await reaches('failed')
    expect(search().problem).toEqual({ kind })
    act(() => void dispatchEvent(new Event('online')))
    await reaches('searching')
    await (await requested(3)).answer(found([1]))
    await reaches('found')
  })

  it('searches again on demand only, if the API failed', async () => {
    const { search, requests, requested, reaches } = show()
    await (await requested(1)).answer({ products: 'none' })
    await reaches('failed')
    expect(search().problem?.kind).toBe('broken')
    act(() => void dispatchEvent(new Event('online')))
    await act(async () => {})
    expect(requests).toHaveLength(1)
    act(() => search().retry())
    await (await requested(2)).answer(found([1]))
    await reaches('found')
  })
})

describe('with the index', () => {
  const offer = {
    ...{ finalPrice: 8, priceBeforeDiscount: 8, stock: 1 },
    ...{ reviewAverage: 0, reviewCount: 0 },
  }
  const built = someResults([1], [5, 6])
  const priced = { ...built, hits: built.hits.map((hit) => ({ ...hit, offer })) }
  const product = {
    ...{ finalPrice: 7, discountValue: 1, stock: 3 },
    ...{ approvedReviewAverage: 8, approvedReviewCount: 2 },
  }

  beforeEach(() => void find.mockResolvedValue(priced))

  it('shows what it finds, then the prices of now (R371)', async () => {
    const { search, requested, reaches } = show()
    await reaches('found')
    expect(search().results).toEqual(priced)
    const answer = found([9])
    const [hitNow] = answer.products.results
    answer.products.results = [{ ...hitNow, product } as (typeof answer.products.results)[number]]
    await (await requested(1)).answer(answer)
    await waitFor(() => expect(search().results?.hits[1]?.offer?.finalPrice).toBe(7))
    expect(search().results?.hits.map(({ id }) => id)).toEqual([1, 5, 6])
    // Those whose offer the API does not answer keep the built one.
    expect(search().results?.hits[2]?.offer).toEqual(offer)
  })

  it.each([
    ['is', 8, 2],
    ['is not', null, null],
  ])(
    'shows the rating of now, or the built one, as that of now %s known (R556)',
    async (_, average, count) => {
      const rating = { reviewAverage: 9, reviewCount: 4 }
      const rated = built.hits.map((hit) => ({ ...hit, offer: { ...offer, ...rating } }))
      find.mockResolvedValue({ ...built, hits: rated })
      const { search, requested, reaches } = show()
      await reaches('found')
      const answer = found([9])
      const [hitNow] = answer.products.results
      const now = { ...product, approvedReviewAverage: average, approvedReviewCount: count }
      answer.products.results = [
        { ...hitNow, product: now } as (typeof answer.products.results)[number],
      ]
      await (await requested(1)).answer(answer)
      await waitFor(() => expect(search().results?.hits[1]?.offer?.finalPrice).toBe(7))
      const shown = count === null ? rating : { reviewAverage: average, reviewCount: count }
      expect(search().results?.hits[1]?.offer).toMatchObject(shown)
    },
  )

  it('needs no API (R371)', async () => {
    const { search, reaches, fail } = show()
    await reaches('found')
    await fail(1)
    expect(search()).toMatchObject({ phase: 'found', problem: null, results: priced })
  })
})
