import { familyOf, readMemory, readStatus } from './process-memory'

describe('memory of processes', () => {
  it('is read from /proc, with its part of shared memory', () => {
    const text = 'Name:\tnode\nPid:\t42\nPPid:\t7\nVmPeak:\t 99999 kB\nVmRSS:\t   2048 kB\n'
    expect(readStatus(text)).toEqual({ pid: 42, parent: 7 })
    const rollup = 'Rss:\t   4096 kB\nPss:\t   3072 kB\nPss_Anon:\t   2048 kB\n'
    expect(readMemory(rollup)).toBe(3072)
  })

  it('is 0 for a process that has just ended', () => {
    expect(readStatus('')).toBeNull()
    expect(readMemory('')).toBe(0)
  })

  it('includes all descendants, in any order', () => {
    const rows = [
      { pid: 30, parent: 20 },
      { pid: 10, parent: 1 },
      { pid: 20, parent: 10 },
      { pid: 99, parent: 1 },
    ]
    expect([...familyOf(rows, 10)].sort()).toEqual([10, 20, 30])
  })
})
