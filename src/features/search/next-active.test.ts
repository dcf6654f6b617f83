import { nextActive } from './next-active'

describe('nextActive', () => {
  it('goes down from the field and back to it', () => {
    expect([-1, 0, 1, 2].map((active) => nextActive('ArrowDown', active, 3))).toEqual([0, 1, 2, -1])
  })

  it('goes up from the field to the last', () => {
    expect([-1, 2, 1, 0].map((active) => nextActive('ArrowUp', active, 3))).toEqual([2, 1, 0, -1])
  })

  it('leaves other keys, and empty lists, alone', () => {
    expect(nextActive('a', -1, 3)).toBeUndefined()
    expect(nextActive('Home', 1, 3)).toBeUndefined()
    expect(nextActive('ArrowDown', -1, 0)).toBeUndefined()
  })
})
