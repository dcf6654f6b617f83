import { readFileSync } from 'node:fs'
import prefetch from './prefetch-file'

const script = '/component---src-pages-contact-tsx-0123456789.js'
const read = jest.fn()
const fetched = jest.fn()
const realFetch = globalThis.fetch

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({ arrayBuffer: read })
  globalThis.fetch = fetched
})
afterEach(() => {
  globalThis.fetch = realFetch
})

it('fetches a script once, with low priority, and reads its body', async () => {
  await prefetch(script)
  await prefetch(script)
  expect(fetched.mock.calls).toEqual([[script, { priority: 'low' }]])
  expect(read).toHaveBeenCalledTimes(1)
})

it('leaves page data to the loader', async () => {
  await prefetch('/page-data/about/page-data.json')
  expect(fetched).not.toHaveBeenCalled()
})

it('ignores a failure, and may fetch again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await prefetch('/other-0123456789.js')
  await prefetch('/other-0123456789.js')
  expect(fetched).toHaveBeenCalledTimes(2)
})

it("replaces a module that Gatsby's loader calls as expected", () => {
  const loader = readFileSync('node_modules/gatsby/cache-dir/loader.js', 'utf8')
  expect(loader).toContain('import prefetchHelper from "./prefetch"')
  expect(loader).toMatch(/prefetchHelper\(pageDataUrl, [\s\S]+?this\.loadPageDataJson\(pagePath\)/)
  expect(loader).toContain('componentUrls.map(prefetchHelper)')
})
