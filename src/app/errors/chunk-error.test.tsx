import { ignoreMissingChunks, isChunkError } from './chunk-error'

const missing = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })

function rejectWith(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
}

describe('chunk errors', () => {
  it('are distinguished from other errors (A4-64)', () => {
    expect(isChunkError(missing)).toBe(true)
    expect(isChunkError(new Error('Loading chunk 12 failed.'))).toBe(false)
    expect(isChunkError('ChunkLoadError')).toBe(false)
  })

  it('do not reach listeners that would reload the page, and other errors do (A4-64)', () => {
    const gatsby = jest.fn()
    ignoreMissingChunks()
    window.addEventListener('unhandledrejection', gatsby)
    rejectWith(missing)
    expect(gatsby).not.toHaveBeenCalled()
    rejectWith(new Error('another'))
    expect(gatsby).toHaveBeenCalledTimes(1)
  })
})
