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
    ['javascript:alert(1)', 'refused'],
    [' javascript:alert(1)', 'refused'],
    ['java\nscript:alert(1)', 'refused'],
    ['data:text/html,a', 'refused'],
    ['vbscript:a', 'refused'],
    ['/\\example.org', 'refused'],
    ['', 'refused'],
  ])('reads %j as %s (R330)', (address, kind) => {
    expect(addressKind(address)).toBe(kind)
  })
})
