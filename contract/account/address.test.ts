import * as z from 'zod/mini'
import { exampleAddress, exampleAddressWrite } from '../examples/account-examples'
import { address, addressTypeChoice, addressWrite } from './address'

it('has the kind home, office, other or none (R158)', () => {
  const read = (kind: unknown) => z.safeParse(addressTypeChoice, kind).data
  expect([null, undefined, '', 'HOME', 'OFFICE', 'OTHER', 'WORK'].map(read)).toEqual([
    ...['', '', '', 'HOME', 'OFFICE', 'OTHER', undefined],
  ])
})

describe('addresses (R159)', () => {
  it('may be of a country that the shop no longer delivers to', () => {
    expect(z.parse(address, { ...exampleAddress, country: '' }).country).toBe('')
    const abroad = { ...exampleAddressWrite, country: '' }
    expect(z.safeParse(addressWrite, abroad).success).toBe(false)
  })

  it('are written without owner and id, and need no floor, kind, notes and main flag', () => {
    const { floor, locationType, notes, isMain, ...needed } = exampleAddressWrite
    expect(z.parse(addressWrite, { ...needed, user: 1, id: 9 })).toEqual({
      ...needed,
      phone: '6900000012',
      floor: '',
      locationType: '',
      notes: '',
      isMain: false,
    })
  })
})
