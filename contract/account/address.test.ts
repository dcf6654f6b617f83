import * as z from 'zod/mini'
import {
  exampleAddress,
  exampleAddressWrite,
  exampleUpstreamAddress,
} from '../examples/account-examples'
import {
  address,
  addressType,
  addressTypeChoice,
  addressTypes,
  addressWrite,
  upstreamAddress,
} from './address'

describe('kinds of an address (R158)', () => {
  it('are home, office and other', () => {
    expect(addressTypes).toEqual(['HOME', 'OFFICE', 'OTHER'])
    for (const type of addressTypes) expect(z.parse(addressType, type)).toBe(type)
  })

  it.each(['home', 'WORK', '', null, undefined])('%p is none', (type) => {
    expect(z.safeParse(addressType, type).success).toBe(false)
  })

  it('may be left open', () => {
    expect([null, undefined, ''].map((type) => z.parse(addressTypeChoice, type))).toEqual([
      '',
      '',
      '',
    ])
  })
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

  it('are read from the upstream as the browser reads them from the gateway', () => {
    const seen = z.parse(upstreamAddress, exampleUpstreamAddress)
    expect(seen).toEqual(z.parse(address, exampleAddress))
    expect(z.parse(address, seen)).toEqual(seen)
  })

  it('are written without saying whose they are', () => {
    const written = z.parse(addressWrite, { ...exampleAddressWrite, user: 1, id: 9 })
    expect(written).not.toHaveProperty('user')
    expect(written).not.toHaveProperty('id')
  })

  it('may be written without floor, kind, notes, mobile number and mark', () => {
    const { floor, locationType, notes, isMain, ...needed } = exampleAddressWrite
    expect(z.parse(addressWrite, needed)).toEqual({
      ...needed,
      floor: '',
      locationType: '',
      notes: '',
      isMain: false,
    })
  })
})
