import * as z from 'zod/mini'
import {
  PublicConfigError,
  readPublicConfig,
  readSecurityContact,
  readShopContact,
  shopAudiences,
} from './public-config'
import { runtimeConfig } from './runtime-config'

describe('public configuration (R174)', () => {
  it('is read from the environment of the build', () => {
    const config = readPublicConfig({
      APP_TITLE: 'Στάλα',
      APP_LOGO: '/stala.svg',
      AUTHOR_NAME: 'Στάλα Α.Ε.',
      TITLE_SEPARATOR: '|',
      PUBLIC_URL: 'https://stala.example',
      GOOGLE_SITE_VERIFICATION: 'g-1',
      DOMAIN_VERIFY_ID: 'p-1',
      GOOGLE_GSI_ENABLE: 'true',
      ANALYTICS_ID: 'G-1',
      DEMONSTRATION: 'on',
      SHOP_AUDIENCE: 'everyone',
      DELIVERY_DAYS: '2-4',
    })
    expect(config).toEqual({
      appTitle: 'Στάλα',
      appLogo: '/stala.svg',
      authorName: 'Στάλα Α.Ε.',
      titleSeparator: '|',
      baseUrl: 'https://stala.example',
      googleSiteVerification: 'g-1',
      domainVerifyId: 'p-1',
      googleGsiEnable: true,
      analyticsId: 'G-1',
      demonstration: true,
      shopAudience: 'everyone',
      deliveryDays: { from: 2, to: 4 },
    })
  })

  it.each([{}, { ANALYTICS_ID: '', DOMAIN_VERIFY_ID: '', GOOGLE_SITE_VERIFICATION: undefined }])(
    'has defaults where nothing is set: %j',
    (environment) => {
      expect(readPublicConfig(environment)).toMatchObject({
        baseUrl: 'http://localhost:8000',
        googleSiteVerification: undefined,
        domainVerifyId: undefined,
        googleGsiEnable: false,
        analyticsId: undefined,
        demonstration: false,
        shopAudience: 'superusers',
        deliveryDays: undefined,
      })
    },
  )

  it('drops slashes at the end of the origin', () => {
    expect(readPublicConfig({ PUBLIC_URL: 'https://stala.example//' }).baseUrl).toBe(
      'https://stala.example',
    )
  })

  it('reads working days of delivery', () => {
    const daysOf = (DELIVERY_DAYS: string) => readPublicConfig({ DELIVERY_DAYS }).deliveryDays
    expect(daysOf('1')).toEqual({ from: 1, to: 1 })
    expect(daysOf('3-10')).toEqual({ from: 3, to: 10 })
    for (const wrong of ['0', '4-2', '2-', 'soon', '2 to 4', '2-100']) {
      expect(() => daysOf(wrong)).toThrow('DELIVERY_DAYS')
    }
  })

  it('reports every invalid setting', () => {
    const wrong = {
      PUBLIC_URL: 'javascript:alert(1)',
      SHOP_AUDIENCE: 'me',
      GOOGLE_GSI_ENABLE: '?',
      DELIVERY_DAYS: '0',
    }
    const read = () => readPublicConfig(wrong)
    expect(read).toThrow(PublicConfigError)
    for (const name of Object.keys(wrong)) expect(read).toThrow(name)
  })
})

describe('contact', () => {
  it('contains only the values that are set', () => {
    expect(
      readShopContact({
        CONTACT_EMAIL: 'shop@stala.example',
        CONTACT_PHONE: '+30 300 000 0000',
        CONTACT_ADDRESS: 'Οδός 1, 000 00 Πόλη',
        CONTACT_HOURS: 'Δευτέρα έως Παρασκευή, 9:00 με 17:00',
        TAX_NUMBER: '000000000',
        REGISTER_NUMBER: '',
      }),
    ).toEqual({
      email: 'shop@stala.example',
      phone: '+30 300 000 0000',
      address: 'Οδός 1, 000 00 Πόλη',
      hours: 'Δευτέρα έως Παρασκευή, 9:00 με 17:00',
      taxNumber: '000000000',
    })
    expect(readShopContact({})).toEqual({})
  })

  it('is refused where it is malformed', () => {
    const wrong = { CONTACT_EMAIL: 'shop', CONTACT_PHONE: 'ρωτήστε', TAX_NUMBER: '12' }
    for (const read of [readPublicConfig, readShopContact]) {
      for (const name of Object.keys(wrong)) expect(() => read(wrong)).toThrow(name)
    }
  })
})

it.each([
  [{}, null],
  [{ CONTACT_EMAIL: 'shop@stala.example' }, 'mailto:shop@stala.example'],
  [{ CONTACT_EMAIL: 'shop@stala.example', DEMONSTRATION: 'on' }, null],
  [
    { CONTACT_EMAIL: 'shop@stala.example', SECURITY_CONTACT: 'https://stala.example/security' },
    'https://stala.example/security',
  ],
  [{ DEMONSTRATION: 'on', SECURITY_CONTACT: 'cert@stala.example' }, 'mailto:cert@stala.example'],
])('the contact for security faults of %j is %s', (environment, contact) => {
  expect(readSecurityContact(environment)).toBe(contact)
})

it('refuses a contact for security faults that is no address', () => {
  expect(() => readSecurityContact({ SECURITY_CONTACT: 'http://a.gr' })).toThrow('SECURITY_CONTACT')
})

describe('configuration of the gateway', () => {
  it('has defaults for all but shipping price and audience', () => {
    const defaults = {
      freeShippingFrom: 0,
      orderMail: 'none',
    }
    for (const shopAudience of shopAudiences) {
      const sent = { shippingPrice: 0, shopAudience }
      expect(z.parse(runtimeConfig, { ...sent, sessionKeys: ['k'] })).toEqual({
        ...sent,
        ...defaults,
      })
    }
  })
})
