import { clearanceOf } from './toast-clearance'

const stack = { windowHeight: 740, floor: 76, height: 200 }
const action = (top: number) => ({ top, bottom: top + 48 })

describe('the distance of toasts from the lower edge', () => {
  it.each([
    ['no action', [], 76],
    ['an action above them', [action(410)], 76],
    ['an action below the window', [action(740)], 76],
    ['an action behind the lowest toast', [action(600)], 148],
    ['an action behind the bar below them', [action(680)], 76],
    ['an action behind the highest toast', [action(430)], 318],
    ['two actions behind them', [action(460), action(600)], 288],
    ['an action that they would cover above another one', [action(600), action(380)], 368],
    ['two actions without room above the upper one', [action(180), action(430)], 76],
  ])('with %s', (_, actions, expected) => {
    expect(clearanceOf(stack, actions)).toBe(expected)
  })

  it('is the default where the window is too low for both', () => {
    expect(clearanceOf({ ...stack, windowHeight: 300 }, [action(150)])).toBe(76)
  })
})
