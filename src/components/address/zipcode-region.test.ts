import { otherRegionOf } from './zipcode-region'

describe('otherRegionOf', () => {
  it.each([
    ['10563', 'GR-A', 'GR-I'],
    ['105 63', 'GR-M', 'GR-I'],
    ['69100', 'GR-I', 'GR-A'],
    ['26221', 'GR-J', 'GR-G'],
    ['28100', 'GR-G', 'GR-F'],
    ['80200', 'GR-L', 'GR-I'],
    ['85100', 'GR-K', 'GR-L'],
  ])('tells the region of %s instead of %s: %s', (zipcode, region, other) => {
    expect(otherRegionOf(zipcode, region)).toBe(other)
  })

  it.each([
    ['the same region', '10563', 'GR-I'],
    ['the same region, with a hyphen', '731-00', 'GR-M'],
    ['an island of Attica', '80100', 'GR-I'],
    ['digits that no region has', '90000', 'GR-I'],
    ['an unfinished code', '1056', 'GR-A'],
    ['too many digits', '105631', 'GR-A'],
    ['no region', '10563', ''],
    ['Mount Athos, which shares its digits', '63086', 'GR-69'],
    ['a region that is not known', '10563', 'GR-X'],
    ['a name of every object', '10563', 'constructor'],
  ])('says nothing of %s', (_, zipcode, region) => {
    expect(otherRegionOf(zipcode, region)).toBeNull()
  })
})
