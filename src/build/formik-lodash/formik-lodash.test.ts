import clone from './clone'
import cloneDeep from './clone-deep'
import isPlainObject from './is-plain-object'
import toPath from './to-path'

class Parcel {
  constructor(readonly weight: number) {}
}

const values: readonly unknown[] = [
  undefined,
  null,
  0,
  '',
  'Άννα',
  true,
  [],
  [1, [2, { three: 3 }]],
  {},
  { name: 'Άννα', address: { city: 'Βόλος', floors: [1, 2] }, none: undefined },
  Object.assign(Object.create(null), { bare: true }),
]

describe('the replacement of lodash in forms', () => {
  it.each(values)('copies %j, and never as the same object', (value) => {
    expect(cloneDeep(value)).toEqual(value)
    expect(clone(value)).toStrictEqual(value)
    if (typeof value !== 'object' || value === null) return
    expect(cloneDeep(value)).not.toBe(value)
    expect(clone(value)).not.toBe(value)
  })

  it('copies deeply only with cloneDeep', () => {
    const inner = { city: 'Βόλος' }
    expect((clone({ inner }) as { inner: object }).inner).toBe(inner)
    expect((cloneDeep({ inner }) as { inner: object }).inner).not.toBe(inner)
  })

  it('keeps classes, and copies no instances deeply', () => {
    const parcel = new Parcel(3)
    expect(clone(parcel)).toBeInstanceOf(Parcel)
    expect(clone(parcel)).toEqual(parcel)
    expect(isPlainObject(parcel)).toBe(false)
    expect(cloneDeep([parcel])).toEqual([parcel])
  })

  it.each([
    ['name', ['name']],
    ['items[0].name', ['items', '0', 'name']],
    ['a.b.c', ['a', 'b', 'c']],
    ['list[12]', ['list', '12']],
    ['', []],
    [
      ['a', 1],
      ['a', '1'],
    ],
  ])('reads the path %j', (path, steps) => {
    expect(toPath(path)).toEqual(steps)
  })

  it('distinguishes plain objects from other values', () => {
    expect([{}, Object.create(null)].map(isPlainObject)).toEqual([true, true])
    expect([[], null, undefined, 'a', new Date(0)].some(isPlainObject)).toBe(false)
  })
})
