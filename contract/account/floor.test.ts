import * as z from 'zod/mini'
import {
  floor,
  floorChoice,
  floors,
  fromUpstreamFloor,
  readFloor,
  toUpstreamFloor,
  upstreamFloorChoice,
  upstreamFloors,
} from './floor'

describe('floors (R157)', () => {
  it('are the seven that people choose from', () => {
    expect(floors).toEqual([
      'BASEMENT',
      'GROUND_FLOOR',
      'FIRST_FLOOR',
      'SECOND_FLOOR',
      'THIRD_FLOOR',
      'FOURTH_FLOOR',
      'FIFTH_FLOOR_PLUS',
    ])
  })

  it.each(floors)('%s is one', (name) => {
    expect(z.parse(floor, name)).toBe(name)
    expect(z.parse(floorChoice, name)).toBe(name)
  })

  it.each(['FIFTH_FLOOR', 'SIXTH_FLOOR_PLUS', 'first_floor', 'ROOF', 1, true])(
    '%p is none',
    (name) => {
      expect(z.safeParse(floor, name).success).toBe(false)
      expect(z.safeParse(floorChoice, name).success).toBe(false)
    },
  )

  it.each(['', null, undefined])('nobody chose one: %p', (none) => {
    expect(z.safeParse(floor, none).success).toBe(false)
    expect(z.parse(floorChoice, none)).toBe('')
    expect(z.parse(upstreamFloorChoice, none)).toBe('')
    expect(z.parse(readFloor, none)).toBe('')
  })
})

describe('floors of the upstream', () => {
  it.each([...floors, '' as const])('%p is told so that the upstream takes it', (chosen) => {
    expect(z.safeParse(upstreamFloorChoice, toUpstreamFloor(chosen)).success).toBe(true)
  })

  it.each([...floors, '' as const])('%p comes back as it was chosen', (chosen) => {
    expect(fromUpstreamFloor(toUpstreamFloor(chosen))).toBe(chosen)
  })

  it.each([...upstreamFloors, '' as const])('%p is shown as one of the seven', (known) => {
    expect(z.parse(floorChoice, fromUpstreamFloor(known))).toBe(z.parse(readFloor, known))
  })

  it('are one where they are fine at the top', () => {
    expect(toUpstreamFloor('FIFTH_FLOOR_PLUS')).toBe('FIFTH_FLOOR')
    expect(z.parse(readFloor, 'FIFTH_FLOOR')).toBe('FIFTH_FLOOR_PLUS')
    expect(z.parse(readFloor, 'SIXTH_FLOOR_PLUS')).toBe('FIFTH_FLOOR_PLUS')
    expect(z.parse(readFloor, 'FIFTH_FLOOR_PLUS')).toBe('FIFTH_FLOOR_PLUS')
  })

  it.each(['FIFTH_FLOOR_PLUS', 'SEVENTH_FLOOR'])('%s is not told', (name) => {
    expect(z.safeParse(upstreamFloorChoice, name).success).toBe(false)
  })
})
