import { organisationJsonLd } from './organisation-json-ld'

const site = { baseUrl: 'https://stala.example', authorName: 'Στάλα', appLogo: '/logo.svg' }
const bare = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Στάλα',
  url: 'https://stala.example',
  logo: 'https://stala.example/logo.svg',
}

describe('organisationJsonLd', () => {
  it('contains only the configured contact data', () => {
    expect(organisationJsonLd(site, {})).toEqual(bare)
    expect(
      organisationJsonLd(site, {
        email: 'a@stala.example',
        phone: '+30 300 000 0000',
        address: 'Οδός 0, 000 00 Πόλη',
        hours: 'Πρωί',
        taxNumber: '000000000',
      }),
    ).toEqual({
      ...bare,
      email: 'a@stala.example',
      telephone: '+30 300 000 0000',
      address: 'Οδός 0, 000 00 Πόλη',
      taxID: '000000000',
    })
  })
})
