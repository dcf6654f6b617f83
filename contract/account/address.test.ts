import * as z from 'zod/mini'
import {
  exampleAddress,
  exampleAddressWrite,
  exampleUpstreamAddress,
} from '../examples/account-examples'
import { address, addressTypeChoice, addressWrite, upstreamAddress } from './address'

it('has the kind home, office, other or none (R158)', () => {
  const read = (kind: unknown) => z.safeParse(addressTypeChoice, kind).data
  expect([null, undefined, '', 'HOME', 'OFFICE', 'OTHER', 'WORK'].map(read)).toEqual([
    ...['', '', '', 'HOME', 'OFFICE', 'OTHER', undefined],
  ])
})

describe('addresses (R159)', () => {
  it('are parsed to the same form from the upstream and from the gateway', () => {
    const seen = z.parse(upstreamAddress, exampleUpstreamAddress)
    expect(seen).toEqual(z.parse(address, exampleAddress))
    expect(z.parse(address, seen)).toEqual(seen)
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
