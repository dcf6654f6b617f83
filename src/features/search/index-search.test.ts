import { indexFileOf } from '#contract/search/search-index'
import { searchKinds } from '#contract/search/search-index-path'
import { createIndexSearch, indexPauseMs, type SearchWorker } from './index-search'
import { noFilters } from './search-filters'
import { someResults } from './testing/some-results'

jest.mock('./start-search-worker', () => ({ startSearchWorker: jest.fn() }))

const file = JSON.stringify(indexFileOf([]))
const fileResponse = () => new Response(file, { status: 200 })

/** A worker that answers as it is told. */
function fakeWorker(ok: () => boolean) {
  const worker = {
    terminated: false,
    addEventListener: () => {},
    terminate: () => {
      worker.terminated = true
    },
    postMessage: ((request: { type: string }, [port]: MessagePort[]) => {
      const results = request.type === 'find' ? someResults([1]) : null
      port?.postMessage(ok() ? { ok: true, results } : { ok: false })
    }) as SearchWorker['postMessage'],
  }
  return worker
}

function open(respond: () => Response, ok = () => true) {
  const requested: string[] = []
  const workers: ReturnType<typeof fakeWorker>[] = []
  let time = 0
  const search = createIndexSearch(
    async (address) => {
      requested.push(String(address))
      return respond()
    },
    () => {
      const worker = fakeWorker(ok)
      workers.push(worker)
      return worker
    },
    () => time,
  )
  const pass = (ms: number) => {
    time += ms
  }
  return { search, requested, workers, pass }
}

describe('the search in the index', () => {
  it('loads each file once, on the first call (R367)', async () => {
    const { search, requested, workers } = open(fileResponse)
    expect(requested).toEqual([])
    await search.load()
    expect(await search.find('μνήμη', noFilters)).toEqual(someResults([1]))
    expect(requested).toEqual(searchKinds.map((kind) => `/search-index/${kind}.json`))
    expect(workers).toHaveLength(1)
  })

  it('rejects where a file cannot be read, and tries again later', async () => {
    let isDown = true
    const { search, pass } = open(() =>
      isDown ? new Response('', { status: 503 }) : fileResponse(),
    )
    await expect(search.find('μνήμη', noFilters)).rejects.toThrow('503')
    isDown = false
    pass(indexPauseMs)
    expect(await search.find('μνήμη', noFilters)).toEqual(someResults([1]))
  })

  it('ends a worker that cannot open the index, and loads nothing again for a while', async () => {
    const { search, requested, workers, pass } = open(fileResponse, () => false)
    await expect(search.find('μνή', noFilters)).rejects.toThrow()
    expect(workers.map(({ terminated }) => terminated)).toEqual([true])
    pass(indexPauseMs - 1)
    await expect(search.find('μνήμη', noFilters)).rejects.toThrow()
    await expect(search.load()).rejects.toThrow()
    expect([requested.length, workers.length]).toEqual([searchKinds.length, 1])
    pass(1)
    await expect(search.load()).rejects.toThrow()
    expect(workers).toHaveLength(2)
  })

  it('ends a worker that fails, and starts another', async () => {
    let isOk = true
    const { search, workers, pass } = open(fileResponse, () => isOk)
    await search.load()
    isOk = false
    await expect(search.find('μνήμη', noFilters)).rejects.toThrow()
    expect(workers[0]?.terminated).toBe(true)
    isOk = true
    pass(indexPauseMs)
    await search.find('μνήμη', noFilters)
    expect(workers).toHaveLength(2)
  })
})
