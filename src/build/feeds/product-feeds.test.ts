import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { FeedProduct } from './feed-content'
import { type FeedSite, googleFeed, skroutzFeed } from './product-feeds'

const site: FeedSite = {
  appTitle: 'Στάλα & Σία',
  baseUrl: 'https://stala.example',
  shipping: null,
  deliveryDays: undefined,
  brand: '',
}
const product: FeedProduct = {
  productId: 3,
  path: '/products/3/tetradio',
  name: 'Τετράδιο <«καρέ»> & μολύβι \u0007"',
  summary: 'Σαράντα σελίδες.',
  descriptionHtml: '<p>Σαράντα &amp; σελίδες ]]&gt;.</p>',
  finalPrice: 12.9,
  vatPercent: 24,
  stock: 7,
  weightGrams: 210,
  picturePath: 'media/stagona/uploads/products/tetradio.png',
  morePicturePaths: ['media/stagona/uploads/products/tetradio-2.png', 'https://evil.example/a.png'],
  categoryIds: [2],
  trail: [{ name: 'Χαρτικά' }, { name: 'Τετράδια' }],
  variantGroup: null,
  brand: '',
  attributes: [],
}
const version: FeedProduct = {
  ...product,
  variantGroup: 6,
  brand: 'Κορνέλ',
  attributes: [
    { name: 'Χρώμα', value: 'Μπλε' },
    { name: 'ΧΡΩΜΑ', value: 'Λευκό' },
    { name: 'Μέγεθος', value: '21 × 29,7 εκ.' },
    { name: 'Υλικό', value: 'Χαρτί' },
    { name: 'Γραμμές', value: 'Καρέ' },
  ],
}
const soldOut = { ...product, productId: 4, stock: 0 }
const unpictured = { ...product, productId: 5, picturePath: '' }

/** The feed as a strict parser reads it. */
function read(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true)
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/)
  return new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => ['product', 'item', 'additional_imageurl'].includes(name),
  }).parse(xml)
}

const changedAt = '2026-01-31T07:30:00Z'

describe('the feed for Skroutz (R400)', () => {
  const rowsOf = (given: Partial<FeedSite> = {}, products = [product]) =>
    read(skroutzFeed(products, { ...site, ...given }, changedAt)).mywebstore.products.product

  it('has every required field of a product', () => {
    const [row] = rowsOf()
    expect(row).toMatchObject({
      id: '3',
      name: 'Τετράδιο <«καρέ»> & μολύβι "',
      link: 'https://stala.example/products/3/tetradio',
      image: expect.stringMatching(
        /^https:\/\/stala\.example\/media_stream-image\/.+\/1200\/900\//,
      ),
      category: 'Χαρτικά > Τετράδια',
      price_with_vat: '12.90',
      vat: '24.00',
      manufacturer: 'OEM',
      availability: 'Παράδοση έως 30 ημέρες',
      quantity: '7',
      weight: '210',
      description: 'Σαράντα & σελίδες ]]>.',
    })
    expect(row.additional_imageurl).toHaveLength(1)
    expect(row).not.toHaveProperty('mpn')
    expect(row).not.toHaveProperty('shipping_costs')
  })

  it.each([
    [{ from: 2, to: 3 }, 'Παράδοση 1 έως 3 ημέρες'],
    [{ from: 2, to: 4 }, 'Παράδοση 4 έως 10 ημέρες'],
    [{ from: 5, to: 20 }, 'Παράδοση έως 30 ημέρες'],
  ])('says the configured days %j in its own words', (deliveryDays, availability) => {
    expect(rowsOf({ deliveryDays })[0].availability).toBe(availability)
  })

  it('has configured brand and shipping price', () => {
    expect(rowsOf({ brand: 'Στάλα', shipping: { price: 3, freeFrom: 0 } })[0]).toMatchObject({
      manufacturer: 'Στάλα',
      shipping_costs: '3.00',
    })
  })

  it('has brand, colour and size of a version, each size without a comma', () => {
    expect(rowsOf({ brand: 'Στάλα' }, [version])[0]).toMatchObject({
      manufacturer: 'Κορνέλ',
      color: 'Μπλε, Λευκό',
      size: '21 × 29.7 εκ.',
    })
  })

  it('leaves out what is sold out or has no picture', () => {
    const ids = rowsOf({}, [product, soldOut, unpictured]).map(({ id }: { id: string }) => id)
    expect(ids).toEqual(['3'])
  })

  it('has the date of the latest change, in Greece, and no other', () => {
    const first = skroutzFeed([product], site, changedAt)
    expect(read(first).mywebstore.created_at).toBe('2026-01-31 09:30')
    expect(skroutzFeed([product], site, changedAt)).toBe(first)
  })

  it('is well-formed without products', () => {
    expect(read(skroutzFeed([], site, changedAt)).mywebstore.products).toBeDefined()
  })
})

describe('the feed for Google (R401)', () => {
  const channelOf = (given: Partial<FeedSite> = {}, products = [product]) =>
    read(googleFeed(products, { ...site, ...given })).rss.channel

  it('has the namespace and a channel', () => {
    const { rss } = read(googleFeed([product], site))
    expect(rss['@_xmlns:g']).toBe('http://base.google.com/ns/1.0')
    expect(rss.channel).toMatchObject({ title: 'Στάλα & Σία', link: 'https://stala.example/' })
  })

  it('has every required field of a product', () => {
    expect(channelOf().item).toEqual([
      {
        'g:id': '3',
        'g:title': 'Τετράδιο <«καρέ»> & μολύβι "',
        'g:description': 'Σαράντα & σελίδες ]]>.',
        'g:link': 'https://stala.example/products/3/tetradio',
        'g:image_link': expect.stringMatching(/^https:\/\/stala\.example\/media_stream-image\//),
        'g:additional_image_link': expect.stringContaining('tetradio-2.png'),
        'g:availability': 'in_stock',
        'g:price': '12.90 EUR',
        'g:condition': 'new',
        'g:identifier_exists': 'no',
        'g:product_type': 'Χαρτικά > Τετράδια',
        'g:shipping_weight': '210 g',
      },
    ])
  })

  it('has brand and shipping where they are configured', () => {
    expect(
      channelOf({ brand: 'Στάλα', shipping: { price: 3.5, freeFrom: 500 } }).item[0],
    ).toMatchObject({
      'g:brand': 'Στάλα',
      'g:shipping': { 'g:country': 'GR', 'g:price': '3.50 EUR' },
    })
  })

  it('has brand, group and attributes of a version', () => {
    expect(channelOf({ brand: 'Στάλα' }, [version]).item[0]).toMatchObject({
      'g:brand': 'Κορνέλ',
      'g:item_group_id': '6',
      'g:color': 'Μπλε/Λευκό',
      'g:size': '21 × 29,7 εκ.',
      'g:material': 'Χαρτί',
    })
  })

  it('has free shipping for a product that costs enough by itself', () => {
    const free = { 'g:shipping': { 'g:country': 'GR', 'g:price': '0.00 EUR' } }
    expect(channelOf({ shipping: { price: 3.5, freeFrom: 0.5 } }).item[0]).toMatchObject(free)
  })

  it('says what is sold out, and cuts texts at the limits', () => {
    const long = { ...soldOut, name: 'λέξη '.repeat(60), descriptionHtml: 'λόγος '.repeat(2000) }
    const [row] = channelOf({}, [long]).item
    expect(row['g:availability']).toBe('out_of_stock')
    expect(row['g:title'].length).toBeLessThanOrEqual(150)
    expect(row['g:description'].length).toBeLessThanOrEqual(5000)
  })

  it('leaves out what has no picture', () => {
    expect(channelOf({}, [unpictured]).item).toBeUndefined()
  })
})
