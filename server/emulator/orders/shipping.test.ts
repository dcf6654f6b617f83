import { emulatorPerTest } from '../testing/test-emulator'

const emulator = emulatorPerTest()
const options = (query: string) => emulator.read(`/api/v1/shipping/options${query}`)
const info = (query = '') => emulator.read(`/api/v1/shipping/free-shipping-info${query}`)
const setting = (key: string) => emulator.read(`/api/v1/settings/get?key=${key}`)

it.each([
  ['', 2.5, 3.5],
  ['?orderValueAmount=39.99', 0, 3.5],
  ['?order_value_amount=40&weightGrams=500', 0, 0],
])(
  'a carrier asks for its prices until the order is large enough: %s',
  async (query, ...prices) => {
    expect(await options(query)).toMatchObject([
      { kind: 'pickup_point', price: prices[0] },
      { kind: 'home_delivery', price: prices[1] },
    ])
  },
)

it('no carrier is offered for other countries, nor without one', async () => {
  expect(await options('?countryCode=CY')).toEqual([])
  expect(await info('?countryCode=CY')).toMatchObject({ providers: [], minThreshold: null })
  expect(await info()).toMatchObject({
    providers: [
      { kind: 'pickup_point', threshold: 30 },
      { kind: 'home_delivery', threshold: 40 },
    ],
    ...{ minThreshold: 30, maxThreshold: 40 },
  })
  await emulator.send('/switches/shop', { carrier: null })
  expect([await options(''), await info()]).toMatchObject([[], { providers: [] }])
})

it('an amount that is no number is 400', async () => {
  expect(await options('?orderValueAmount=much')).toEqual({
    orderValueAmount: [expect.any(String)],
  })
})

it('tells the public settings as texts, and no others', async () => {
  expect(await setting('CHECKOUT_SHIPPING_PRICE')).toEqual({
    name: 'CHECKOUT_SHIPPING_PRICE',
    value: '3.0',
  })
  expect(await setting('FREE_SHIPPING_THRESHOLD')).toMatchObject({ value: '50.0' })
  for (const key of ['SECRET_KEY', 'constructor', '']) {
    expect(await setting(key)).toEqual({ detail: 'Setting not found or access denied.' })
  }
})
