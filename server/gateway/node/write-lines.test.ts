import { PassThrough } from 'node:stream'
import { createLineWriter } from './write-lines'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function start() {
  const stream = new PassThrough({ encoding: 'utf8' })
  return { ...createLineWriter(stream), written: () => stream.read() as string | null }
}

it('writes lines of JSON in batches', () => {
  const { write, written } = start()
  write({ event: 'one' })
  write({ event: 'two' })
  expect(written()).toBeNull()
  jest.advanceTimersByTime(100)
  expect(written()).toBe('{"event":"one"}\n{"event":"two"}\n')
})

it('does not wait when much is buffered, nor on flush', () => {
  const { write, written, flush } = start()
  write({ event: 'x'.repeat(40_000) })
  expect(written()).toHaveLength(40_013)
  write({ event: 'last' })
  flush()
  expect(written()).toBe('{"event":"last"}\n')
})
