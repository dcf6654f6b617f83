import { familyMemory, readStatus } from './process-memory'

describe('memory of processes', () => {
  it('is read from /proc', () => {
    const text = 'Name:\tnode\nPid:\t42\nPPid:\t7\nVmPeak:\t 99999 kB\nVmRSS:\t   2048 kB\n'
    expect(readStatus(text)).toEqual({ pid: 42, parent: 7, rss: 2048 })
  })

  it('of a process that has just ended is none', () => {
    expect(readStatus('')).toBeNull()
    expect(readStatus('Pid:\t42\nPPid:\t7\nState:\tZ (zombie)\n')).toEqual({
      pid: 42,
      parent: 7,
      rss: 0,
    })
  })

  it('is summed over all descendants, in any order', () => {
    const rows = [
      { pid: 30, parent: 20, rss: 4 },
      { pid: 10, parent: 1, rss: 1 },
      { pid: 20, parent: 10, rss: 2 },
      { pid: 99, parent: 1, rss: 100 },
    ]
    expect(familyMemory(rows, 10)).toBe(7)
  })
})
