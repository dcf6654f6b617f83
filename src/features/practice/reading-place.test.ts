import { mayResume, type Opening, placeAt, scrollPositionOf, shareLeft } from './reading-place'

/** Blocks of 400 px each, scrolled by so many px. */
function blocksAt(scrolled: number): Element[] {
  Object.assign(globalThis, { scrollY: scrolled })
  return [0, 400, 800].map((start) => {
    const top = start - scrolled
    return { getBoundingClientRect: () => ({ top, height: 400, bottom: top + 400 }) } as Element
  })
}

it('finds the block below the navbar, and the share of it that was read (R384)', () => {
  expect(placeAt(blocksAt(-200))).toBeNull()
  expect(placeAt(blocksAt(120))).toEqual({ block: 0, share: 0.5 })
  expect(placeAt(blocksAt(420))).toEqual({ block: 1, share: 0.25 })
  expect(placeAt(blocksAt(5000))).toBeNull()
})

it('returns to the same place, also where the blocks have other heights (R384)', () => {
  for (const scrolled of [120, 420, 700]) {
    const place = placeAt(blocksAt(scrolled))
    expect(place && scrollPositionOf(blocksAt(0), place)).toBe(scrolled)
  }
  expect(scrollPositionOf(blocksAt(0), { block: 3, share: 0 })).toBeNull()
})

it('knows which share of the text is left', () => {
  expect([-200, -80, 220, 520, 5000].map((scrolled) => shareLeft(blocksAt(scrolled)))).toEqual([
    1, 1, 0.75, 0.5, 0,
  ])
  expect(shareLeft([])).toBe(1)
})

const opened: Opening = {
  hash: '',
  documentOpening: 'navigate',
  byLink: false,
  isReturn: false,
  scrollY: 0,
  isBusy: false,
}

it.each<[string, Partial<Opening>, boolean]>([
  ['a page opened by its address', {}, true],
  ['a page opened by a link of the site', { byLink: true }, true],
  ['a page opened by a link after a reload', { byLink: true, documentOpening: 'reload' }, true],
  ['an address with a fragment', { hash: '#enotita-2' }, false],
  ['a step back', { byLink: true, isReturn: true }, false],
  ['a step back to another document', { documentOpening: 'back_forward' }, false],
  ['a reload', { documentOpening: 'reload' }, false],
  ['a reader who has scrolled', { scrollY: 40 }, false],
  ['a reader who is at a button or a field', { byLink: true, isBusy: true }, false],
])('for %s (%j): %s (R384)', (_name, change, expected) => {
  expect(mayResume({ ...opened, ...change })).toBe(expected)
})
