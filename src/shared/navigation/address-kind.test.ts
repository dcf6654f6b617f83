import { addressKind } from './address-kind'

describe('addressKind', () => {
  it.each([
    ['/about', 'page'],
    ['/search?q=α#top', 'page'],
    ['#reviews', 'anchor'],
    ['https://example.org', 'external'],
    ['//example.org', 'external'],
    ['mailto:a@example.org', 'application'],
    ['tel:+302101234567', 'application'],
  ])('reads %s as %s', (address, kind) => {
    expect(addressKind(address)).toBe(kind)
  })
})
