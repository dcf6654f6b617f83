import { createClientAddresses } from './client-address'

it('uses only the address of the socket if no proxy is trusted (A2-26)', () => {
  const { of: addressOf } = createClientAddresses([])
  expect(addressOf('203.0.113.5', '1.1.1.1')).toBe('203.0.113.5')
  expect(addressOf('::ffff:203.0.113.5', undefined)).toBe('203.0.113.5')
  expect(addressOf(undefined, '1.1.1.1')).toBeUndefined()
})

it.each([
  ['10.0.0.9', '203.0.113.5', '203.0.113.5'],
  ['10.0.0.9', '9.9.9.9, 203.0.113.5', '203.0.113.5'],
  ['10.0.0.9', '9.9.9.9, 203.0.113.5, 10.0.0.8', '203.0.113.5'],
  ['10.0.0.9', undefined, '10.0.0.9'],
  ['10.0.0.9', 'nonsense', '10.0.0.9'],
  ['10.0.0.9', '', '10.0.0.9'],
  ['10.0.0.9', '10.0.0.8', '10.0.0.9'],
  ['::1', '2001:db8::7', '2001:db8::7'],
  ['198.51.100.1', '203.0.113.5', '198.51.100.1'],
])('the client of %s with %s is %s', (socket, forwarded, client) => {
  const { of: addressOf } = createClientAddresses(['10.0.0.0/8', '::1'])
  expect(addressOf(socket, forwarded)).toBe(client)
})

it('refuses a proxy that is not an address', () => {
  expect(() => createClientAddresses(['proxy.local'])).toThrow('TRUSTED_PROXY')
})

it.each([
  ['10.2.3.4', true],
  ['::ffff:10.2.3.4', true],
  ['203.0.113.5', false],
])('recognises whether %s is a proxy', (address, expected) => {
  expect(createClientAddresses(['10.0.0.0/8']).isProxy(address)).toBe(expected)
})
