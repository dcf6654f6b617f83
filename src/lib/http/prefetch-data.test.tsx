import { prefetchData } from './prefetch-data'

const fetched = jest.fn<Promise<Response>, [string]>()

beforeEach(() => {
  fetched.mockReset()
  globalThis.fetch = fetched as unknown as typeof fetch
})

const answer = () => ({ arrayBuffer: async () => new ArrayBuffer(0) }) as Response

it('requests the data of a page, of the home page under its own name', async () => {
  fetched.mockImplementation(async () => answer())
  await prefetchData('/about')
  await prefetchData('/')
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/page-data/about/page-data.json',
    '/page-data/index/page-data.json',
  ])
})

it.each(['/products?price=to-10', '/?q=1&page=2', '/blog?a=/b?c'])(
  'requests the data of a path, which has no query: %s (R344)',
  async (address) => {
    fetched.mockImplementation(async () => answer())
    await prefetchData(address)
    const page = new URL(address, 'http://x').pathname
    expect(fetched.mock.calls).toEqual([
      [`/page-data${page === '/' ? '/index' : page}/page-data.json`, expect.anything()],
    ])
  },
)

it('requests at most four at once, and goes on when they have ended (R344)', async () => {
  const ends: (() => void)[] = []
  fetched.mockImplementation(() => new Promise((resolve) => ends.push(() => resolve(answer()))))
  const all = ['/a', '/b', '/c', '/d', '/e'].map(prefetchData)
  expect(fetched).toHaveBeenCalledTimes(4)
  for (const end of ends) end()
  await Promise.all(all)
  fetched.mockImplementation(async () => answer())
  await prefetchData('/e')
  expect(fetched).toHaveBeenCalledTimes(5)
})

it('ignores an error', async () => {
  fetched.mockRejectedValue(new TypeError('no network'))
  await expect(prefetchData('/about')).resolves.toBeUndefined()
})
