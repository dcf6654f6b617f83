import * as z from 'zod/mini'
import { address as shownAddress } from '../../contract/account/address'
import { floors } from '../../contract/account/floor'
import { exampleAddressWrite } from '../../contract/examples/account-examples'
import { address, addressBody } from './address'
import { floor, floorToSend } from './floor'
import { addressRow } from './testing/account-rows'

/** The floors that the API accepts and sends. */
const apiFloors = [
  'BASEMENT',
  'GROUND_FLOOR',
  'FIRST_FLOOR',
  'SECOND_FLOOR',
  'THIRD_FLOOR',
  'FOURTH_FLOOR',
  'FIFTH_FLOOR',
  'SIXTH_FLOOR_PLUS',
]

describe('floors', () => {
  it('of the forms are sent as the API has them, and come back unchanged', () => {
    for (const chosen of [...floors, '' as const]) {
      const sent = floorToSend(chosen)
      expect([...apiFloors, '']).toContain(sent)
      expect(z.parse(floor, sent)).toBe(chosen)
    }
  })

  it.each(apiFloors)('%s of the API is one of the forms', (known) => {
    expect(floors).toContain(z.parse(floor, known))
  })

  it.each(['SEVENTH_FLOOR', 'FIFTH_FLOOR_PLUS', 'ROOF', '', null, undefined])(
    '%p is shown as none, never as another one',
    (unknown) => expect(z.parse(floor, unknown)).toBe(''),
  )

  it('keep the upper one that is stored, until another is chosen', () => {
    expect(floorToSend('FIFTH_FLOOR_PLUS', 'SIXTH_FLOOR_PLUS')).toBe('SIXTH_FLOOR_PLUS')
    expect(floorToSend('FIFTH_FLOOR_PLUS', 'FIRST_FLOOR')).toBe('FIFTH_FLOOR')
    expect(floorToSend('FIRST_FLOOR', 'SIXTH_FLOOR_PLUS')).toBe('FIRST_FLOOR')
    expect(floorToSend('', 'SIXTH_FLOOR_PLUS')).toBe('')
  })
})

describe('an address', () => {
  it('is the contract’s, with one telephone number', () => {
    const read = z.parse(address, addressRow)
    expect(z.parse(shownAddress, read)).toEqual(read)
    expect(read).toMatchObject({ floor: 'FIFTH_FLOOR_PLUS', mobilePhone: '' })
  })

  it.each([
    [
      { country: null, region: null },
      { country: '', region: '' },
    ],
    [{ locationType: 'HOUSEBOAT' }, { locationType: '' }],
    [{ notes: null }, { notes: '' }],
  ])('with %j is read as %j', (given, expected) => {
    expect(z.parse(address, { ...addressRow, ...given })).toMatchObject(expected)
  })

  it('is sent without an owner and without what the API does not store', () => {
    const write = { ...exampleAddressWrite, locationType: 'HOME' } as const
    const body = addressBody(write)
    expect(body).toEqual({ ...write, floor: 'FIFTH_FLOOR' })
    expect(addressBody(write, { user: 7, floor: 'SIXTH_FLOOR_PLUS' }).floor).toBe(
      'SIXTH_FLOOR_PLUS',
    )
  })
})
