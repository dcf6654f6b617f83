import * as z from 'zod/mini'
import {
  exampleAddress,
  exampleAddressWrite,
  exampleUpstreamAddress,
} from '../examples/account-examples'
import { address, addressTypeChoice, addressTypes, addressWrite, upstreamAddress } from './address'

it('has the kind home, office, other or none (R158)', () => {
  expect(addressTypes).toEqual(['HOME', 'OFFICE', 'OTHER'])
  const read = (kind: unknown) => z.safeParse(addressTypeChoice, kind).data
  expect([null, undefined, '', 'HOME', 'WORK'].map(read)).toEqual(['', '', '', 'HOME', undefined])
})

describe('addresses (R159)', () => {
  it('have sixteen fields beside id, stamps and uuid', () => {
    const own = ['id', 'createdAt', 'updatedAt', 'uuid']
    const fields = Object.keys(address.shape).filter((field) => !own.includes(field))
    expect(fields.sort()).toEqual(
      [
        ...['title', 'firstName', 'lastName', 'street', 'streetNumber', 'city', 'zipcode'],
        ...['floor', 'locationType', 'phone', 'mobilePhone', 'notes', 'isMain', 'user'],
        ...['country', 'region'],
      ].sort(),
    )
  })

  it('are parsed to the same form from the upstream and from the gateway', () => {
    const seen = z.parse(upstreamAddress, exampleUpstreamAddress)
    expect(seen).toEqual(z.parse(address, exampleAddress))
    expect(z.parse(address, seen)).toEqual(seen)
  })

  it('are written without owner and id', () => {
    const written = z.parse(addressWrite, { ...exampleAddressWrite, user: 1, id: 9 })
    expect(written).not.toHaveProperty('user')
    expect(written).not.toHaveProperty('id')
  })

  it('may be written without floor, kind, notes and main flag', () => {
    const { floor, locationType, notes, isMain, ...needed } = exampleAddressWrite
    expect(z.parse(addressWrite, needed)).toEqual({
      ...needed,
      phone: '6900000012',
      floor: '',
      locationType: '',
      notes: '',
      isMain: false,
    })
  })
})
