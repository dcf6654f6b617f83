import { remainingRoom } from './message-fields'

describe('remainingRoom', () => {
  it('shows nothing while plenty of characters are left', () => {
    expect(remainingRoom(0, 5000)).toEqual({ kind: 'plenty' })
    expect(remainingRoom(4699, 5000)).toEqual({ kind: 'plenty' })
  })

  it.each([
    [4700, 300, 300],
    [4899, 101, 300],
    [4900, 100, 100],
    [4960, 40, 50],
    [4985, 15, 20],
    [4999, 1, 10],
    [5000, 0, 0],
  ])('counts down near the limit, announced in few steps (%i)', (length, left, announced) => {
    expect(remainingRoom(length, 5000)).toEqual({ kind: 'little', left, announced })
  })

  it('counts the excess of a text that is too long', () => {
    expect(remainingRoom(5003, 5000)).toEqual({ kind: 'over', by: 3 })
  })
})
