import { measurePlaces } from './growing-list'

/** A list with the layout of a browser: rows of 100 px with a gap of 16 between the lines. */
function listOf(rows: number, columns: number): Element {
  const list = document.createElement('ul')
  list.style.rowGap = '16px'
  const lines = Math.ceil(rows / columns)
  list.getBoundingClientRect = () => new DOMRect(0, 0, 300, Math.max(0, lines * 116 - 16))
  for (let at = 0; at < rows; at += 1) {
    const row = document.createElement('li')
    row.getBoundingClientRect = () => new DOMRect(0, Math.floor(at / columns) * 116, 100, 100)
    list.append(row)
  }
  return list
}

beforeAll(() => {
  globalThis.DOMRect ??= class {
    constructor(
      readonly left: number,
      readonly top: number,
      readonly width: number,
      readonly height: number,
    ) {}
  } as never
})

it.each([
  ['lines', 6, 1, 24, { columns: 1, lines: 24 }],
  ['cards that fill their lines', 12, 3, 48, { columns: 3, lines: 16 }],
  ['cards that start in the last line', 4, 3, 3, { columns: 3, lines: 1 }],
  ['cards that fit in the last line', 4, 3, 2, { columns: 3, lines: 0 }],
])('placeholders have the height of further rows: %s', (_, rows, columns, more, places) => {
  expect(measurePlaces(listOf(rows, columns), more)).toEqual({ ...places, rows: more, pitch: 116 })
})

it('measures nothing in an empty list', () => {
  expect(measurePlaces(listOf(0, 1), 3)).toEqual({ rows: 3, columns: 1, lines: 3, pitch: 0 })
})
