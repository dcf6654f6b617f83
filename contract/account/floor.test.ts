import * as z from 'zod/mini'
import { floorChoice, readFloor, upstreamFloorChoice } from './floor'

describe('floors (R157)', () => {
  it.each(['', null, undefined])('are optional: %p', (none) => {
    for (const schema of [floorChoice, upstreamFloorChoice, readFloor]) {
      expect(z.parse(schema, none)).toBe('')
    }
  })
})

describe('floors of the upstream', () => {
  it('from the fifth up are mapped to one', () => {
    expect(z.parse(readFloor, 'FIFTH_FLOOR')).toBe('FIFTH_FLOOR_PLUS')
    expect(z.parse(readFloor, 'SIXTH_FLOOR_PLUS')).toBe('FIFTH_FLOOR_PLUS')
    expect(z.parse(readFloor, 'FIFTH_FLOOR_PLUS')).toBe('FIFTH_FLOOR_PLUS')
  })
})
