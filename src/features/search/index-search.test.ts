import { indexFileOf } from '#contract/search/search-index'
import { searchKinds } from '#contract/search/search-index-path'
import {
  abandonMs,
  createIndexSearch,
  findLimitMs,
  indexPauseMs,
  openLimitMs,
  type SearchWorker,
} from './index-search'
import { noFilters } from './search-filters'
import { someResults } from './testing/some-results'

jest.mock('./start-search-worker', () => ({ startSearchWorker: jest.fn() }))

const file = JSON.stringify(indexFileOf([]))
const fileResponse = () => new Response(file, { status: 200 })

/** A worker that answers as it is told: right, wrong, or never. */
function fakeWorker(ok: () => boolean | undefined) {
  const worker = {
    terminated: false,
    addEventListener: () => {},
    terminate: () => {
      worker.terminated = true
    },
    postMessage: ((request: { type: string }, [port]: MessagePort[]) => {
      const results = request.type === 'find' ? someResults([1]) : null
      const isOk = ok()
      if (isOk !== undefined) port?.postMessage(isOk ? { ok: true, results } : { ok: false })
    }) as SearchWorker['postMessage'],
  }
  return worker
}

function open(
  respond: () => Response | Promise<Response>,
  ok: () => boolean | undefined = () => true,
) {
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

describe('an index that does not answer', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['performance'] }))
  afterEach(() => void jest.useRealTimers())

  /** What becomes of a search: `waiting`, an error, or its results. */
  function outcomeOf<Result>(search: Promise<Result>) {
    let outcome: unknown = 'waiting'
    search.then(
      (results) => {
        outcome = results
      },
      (failure: Error) => {
        outcome = failure.message
      },
    )
    return () => outcome
  }
  const tooLong = 'The index takes too long.'

  function hanging() {
    const waiting: ((response: Response) => void)[] = []
    const opened = open(() => new Promise((resolve) => waiting.push(resolve)))
    const pass = async (ms: number) => {
      opened.pass(ms)
      await jest.advanceTimersByTimeAsync(ms)
    }
    const answer = () => {
      for (const resolve of waiting.splice(0)) resolve(fileResponse())
    }
    return { ...opened, pass, answer }
  }

  it('is waited for as long as the limit says, once for all searches', async () => {
    const { search, pass, requested } = hanging()
    const first = outcomeOf(search.find('μνή', noFilters))
    await pass(openLimitMs - 1)
    expect(first()).toBe('waiting')
    const second = outcomeOf(search.find('μνήμη', noFilters))
    await pass(1)
    expect([first(), second()]).toEqual([tooLong, tooLong])
    const third = outcomeOf(search.find('ύπνος', noFilters))
    await pass(0)
    expect(third()).toBe(tooLong)
    expect(requested).toHaveLength(searchKinds.length)
  })

  it('is used once it is there after all', async () => {
    const { search, pass, answer } = hanging()
    const early = outcomeOf(search.find('μνή', noFilters))
    await pass(openLimitMs)
    expect(early()).toBe(tooLong)
    answer()
    const late = search.find('μνήμη', noFilters)
    jest.useRealTimers()
    expect(await late).toEqual(someResults([1]))
  })

  it('is given up in the end, and loaded anew after a pause', async () => {
    const { search, pass, requested } = hanging()
    const load = outcomeOf(search.load())
    await pass(abandonMs)
    expect(load()).toBe(tooLong)
    await pass(indexPauseMs)
    const again = outcomeOf(search.find('μνήμη', noFilters))
    await pass(0)
    expect(again()).toBe('waiting')
    expect(requested).toHaveLength(2 * searchKinds.length)
  })

  it('is replaced if its worker does not answer a search', async () => {
    let isOk: boolean | undefined = true
    const { search, workers } = open(fileResponse, () => isOk)
    jest.useRealTimers()
    await search.load()
    jest.useFakeTimers({ doNotFake: ['performance'] })
    isOk = undefined
    const found = outcomeOf(search.find('μνήμη', noFilters))
    await jest.advanceTimersByTimeAsync(findLimitMs - 1)
    expect(found()).toBe('waiting')
    await jest.advanceTimersByTimeAsync(1)
    expect(found()).toBe('The search worker does not answer.')
    expect(workers[0]?.terminated).toBe(true)
  })
})
