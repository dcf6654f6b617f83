import { isChunkError, outlastMissingChunks } from './chunk-error'

const missing = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })

function rejectWith(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
}

describe('scripts that did not come', () => {
  it('are told from faults of our own (A4-64)', () => {
    expect(isChunkError(missing)).toBe(true)
    expect(isChunkError(new Error('Loading chunk 12 failed.'))).toBe(false)
    expect(isChunkError('ChunkLoadError')).toBe(false)
  })

  it('reach nobody who would load the page anew for them, and others still do (A4-64)', () => {
    const gatsby = jest.fn()
    outlastMissingChunks()
    window.addEventListener('unhandledrejection', gatsby)
    rejectWith(missing)
    expect(gatsby).not.toHaveBeenCalled()
    rejectWith(new Error('another'))
    expect(gatsby).toHaveBeenCalledTimes(1)
  })
})
