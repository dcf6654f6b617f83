import { readShippingTerms } from './shipping'

const carrier = { providerCode: 'acs', kind: 'home_delivery', price: 3.5, currency: 'EUR' }
const locker = { providerCode: 'boxnow', kind: 'pickup_point', price: 2, currency: 'EUR' }
const free = (...providers: object[]) => ({ providers, minThreshold: 30, maxThreshold: 40 })

function start(answers: Record<string, unknown>) {
  const asked: string[] = []
  const read = async (path: string) => {
    asked.push(path)
    const found = Object.entries(answers).find(([known]) => path.includes(known))
    if (!found) throw new Error(`nothing is known of ${path}`)
    return found[1]
  }
  return { asked, read }
}

it('is the price of the first carrier that delivers to the door, with its own threshold', async () => {
  const { read, asked } = start({
    '/shipping/options': [locker, carrier, { ...carrier, providerCode: 'elta', price: 9 }],
    '/shipping/free-shipping-info': free(
      { providerCode: 'boxnow', kind: 'pickup_point', threshold: 30 },
      { providerCode: 'acs', kind: 'pickup_point', threshold: 35 },
      { providerCode: 'acs', kind: 'home_delivery', threshold: 40 },
    ),
  })
  const terms = await readShippingTerms(read, { amount: 12.5, weightGrams: 540 })
  expect(terms).toEqual({ price: 3.5, freeFrom: 40 })
  // Without the country: the API charges the carrier's price whichever it is.
  expect(asked[0]).toBe('/shipping/options?orderValueAmount=12.5&weightGrams=540')
})

describe('without such a carrier', () => {
  const flat = (options: unknown) =>
    start({
      '/shipping/options': options,
      '/shipping/free-shipping-info': free(),
      CHECKOUT_SHIPPING_PRICE: { name: 'CHECKOUT_SHIPPING_PRICE', value: '3.0' },
      FREE_SHIPPING_THRESHOLD: { name: 'FREE_SHIPPING_THRESHOLD', value: '50.0' },
    }).read
  it.each([
    ['none delivers', [], 10, 3],
    ['only lockers are offered', [locker], 49.99, 3],
    ['its price is unknown', [{ ...carrier, price: null }], 20, 3],
    ['the order is large', [], 50, 0],
  ])('it is the flat price: %s', async (_, options, amount, price) => {
    const terms = await readShippingTerms(flat(options), { amount, weightGrams: 0 })
    expect(terms).toEqual({ price, freeFrom: 50 })
  })
})

describe('rows of others that do not fit (R550)', () => {
  it.each<[string, unknown]>([
    ['no price', { ...locker, price: undefined }],
    ['a price in words', { ...locker, price: 'much' }],
    ['no carrier', { kind: 'pickup_point', price: 2 }],
    ['nothing', null],
    ['another shape', 'boxnow'],
  ])('cost no price where one has %s', async (_, row) => {
    const { read } = start({
      '/shipping/options': [row, carrier],
      '/shipping/free-shipping-info': {
        providers: [row, { providerCode: 'acs', kind: 'home_delivery', threshold: 40 }],
      },
    })
    expect(await readShippingTerms(read)).toEqual({ price: 3.5, freeFrom: 40 })
  })

  it('are not taken in place of a first one to the door', async () => {
    const { read } = start({
      '/shipping/options': [
        { ...carrier, price: 'much' },
        { ...carrier, price: 9 },
      ],
      '/shipping/free-shipping-info': free(),
    })
    await expect(readShippingTerms(read)).rejects.toThrow()
  })

  it.each([
    ['a threshold in words', { providers: [{ ...carrier, threshold: 'much' }] }],
    ['no rows', { providers: null }],
  ])('are not taken for a carrier without a threshold where there is %s', async (_, said) => {
    const { read } = start({ '/shipping/options': [carrier], '/shipping/free-shipping-info': said })
    await expect(readShippingTerms(read)).rejects.toThrow()
    const known = readShippingTerms(read, undefined, (ask) => ask(read).catch(() => 0))
    expect(await known).toEqual({ price: 3.5, freeFrom: 0 })
  })
})

it('is never free later where its carrier has no threshold', async () => {
  const { read } = start({
    '/shipping/options': [carrier],
    '/shipping/free-shipping-info': free(),
  })
  expect(await readShippingTerms(read)).toEqual({ price: 3.5, freeFrom: 0 })
})

it.each([
  ['an error', { detail: 'x' }],
  ['another shape', [{ kind: 'home_delivery', price: 'much' }]],
])('is unknown, not free, after %s', async (_, options) => {
  const { read } = start({
    '/shipping/options': options,
    '/shipping/free-shipping-info': free(),
  })
  await expect(readShippingTerms(read)).rejects.toThrow()
})
