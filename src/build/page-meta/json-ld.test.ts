import {
  breadcrumbJsonLd,
  faqJsonLd,
  lessonJsonLd,
  organisationJsonLd,
  websiteJsonLd,
  writeJsonLd,
} from './json-ld'
import { type ProductFacts, productJsonLd } from './product-json-ld'
import { someSite as site } from './testing/some-site'

const publisher = {
  '@type': 'Organization',
  '@id': 'https://stala.example/#organization',
  name: 'Στάλα Μάθηση',
  url: 'https://stala.example/',
  logo: 'https://stala.example/logo.svg',
}

it('escapes what could end the script element (R395)', () => {
  const name = '</script><script>alert(1)</script> &lt; \u2028'
  const text = writeJsonLd({ '@context': 'https://schema.org', '@type': 'Thing', name })
  expect(text).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(text)).toMatchObject({ name })
})

it('numbers the trail with absolute URLs', () => {
  const trail = [
    { name: 'Αρχική', path: '/' },
    { name: 'Μνήμη', path: '/blog/category/1/mnimi' },
  ]
  expect(breadcrumbJsonLd(trail, site.baseUrl)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Αρχική', item: 'https://stala.example/' },
      { position: 2, item: 'https://stala.example/blog/category/1/mnimi' },
    ],
  })
})

it('names the search of the site', () => {
  expect(websiteJsonLd(site)).toMatchObject({
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://stala.example/search?query={search_term_string}' },
    },
  })
})

it('contains only the configured contact data of the shop', () => {
  const bare = { '@context': 'https://schema.org', ...publisher }
  expect(organisationJsonLd(site)).toEqual(bare)
  const contact = {
    email: 'a@stala.example',
    phone: '+30 300 000 0000',
    address: 'Οδός 0, 000 00 Πόλη',
    hours: 'Πρωί',
    taxNumber: '000000000',
  }
  expect(organisationJsonLd({ ...site, contact })).toEqual({
    ...bare,
    email: 'a@stala.example',
    telephone: '+30 300 000 0000',
    address: 'Οδός 0, 000 00 Πόλη',
    taxID: '000000000',
  })
})

describe('a lesson', () => {
  const lesson = {
    path: '/blog/post/7/kafes-kai-ypnos',
    title: 'Ο καφές των πέντε',
    minutes: 4,
    picturePath: 'media/stagona/uploads/blog/kafes.png',
    publishedAt: '2026-02-09T09:00:00+02:00',
    topicName: 'Ύπνος',
    tags: ['ύπνος', 'συνήθειες'],
    author: { name: 'Δάφνη Μαυρίδη' },
  }

  it('is a post with the terms of learning resources', () => {
    expect(lessonJsonLd(lesson, 'Πόση ώρα μένει.', site)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'Ο καφές των πέντε',
      description: 'Πόση ώρα μένει.',
      url: 'https://stala.example/blog/post/7/kafes-kai-ypnos',
      mainEntityOfPage: 'https://stala.example/blog/post/7/kafes-kai-ypnos',
      inLanguage: 'el',
      datePublished: '2026-02-09T09:00:00+02:00',
      timeRequired: 'PT4M',
      learningResourceType: expect.stringMatching(/^Μάθημα/),
      educationalUse: 'Αυτομόρφωση',
      teaches: 'Ο καφές των πέντε',
      isAccessibleForFree: true,
      about: { '@type': 'Thing', name: 'Ύπνος' },
      articleSection: 'Ύπνος',
      keywords: 'ύπνος, συνήθειες',
      image: expect.stringMatching(
        /^https:\/\/stala\.example\/media_stream-image\/media\/stagona\/uploads\/blog\/kafes\.png\/.+jpg/,
      ),
      author: { '@type': 'Person', name: 'Δάφνη Μαυρίδη' },
      publisher,
    })
  })

  it('omits empty fields, and has the shop as author where none is named', () => {
    const bare = { ...lesson, picturePath: '', author: null, tags: [], topicName: '' }
    const facts = lessonJsonLd(bare, '', site)
    for (const name of ['image', 'keywords', 'about', 'articleSection']) {
      expect(facts).not.toHaveProperty(name)
    }
    expect(facts).toHaveProperty('author', publisher)
  })
})

describe('a product', () => {
  const product: ProductFacts = {
    productId: 3,
    path: '/products/3/tetradio',
    name: 'Τετράδιο',
    finalPrice: 11.4,
    stock: 3,
    picturePath: 'media/stagona/uploads/products/tetradio.png',
    morePicturePaths: [],
    reviews: [],
    variantGroup: null,
    variantAxes: [],
    brand: '',
    attributes: [],
    trail: [{ name: 'Χαρτικά', path: '/products/category/2/chartika' }],
  }

  it('is a version of its group, with its brand and attributes', () => {
    const variants = [product, { name: 'Τετράδιο, μπλε', path: '/products/4/tetradio-ble' }]
    const axes = [
      { name: 'Χρώμα', choices: [] },
      { name: 'Γραμμές', choices: [] },
    ]
    const attributes = [{ name: 'Χρώμα', value: 'Πράσινο' }]
    const facts = { ...product, variantGroup: 7, variantAxes: axes, brand: 'Στάλα', attributes }
    expect(productJsonLd(facts, '', site, variants)).toMatchObject({
      brand: { '@type': 'Brand', name: 'Στάλα' },
      additionalProperty: [{ '@type': 'PropertyValue', name: 'Χρώμα', value: 'Πράσινο' }],
      isVariantOf: {
        '@type': 'ProductGroup',
        '@id': 'https://stala.example/#product-group-7',
        productGroupID: '7',
        name: 'Τετράδιο',
        url: 'https://stala.example/products/3/tetradio',
        variesBy: ['https://schema.org/color', 'Γραμμές'],
        hasVariant: [
          { '@type': 'Product', url: 'https://stala.example/products/3/tetradio' },
          { '@type': 'Product', url: 'https://stala.example/products/4/tetradio-ble' },
        ],
      },
    })
    expect(productJsonLd(facts, '', site, [product])).not.toHaveProperty('isVariantOf')
  })

  it('has its offer', () => {
    expect(productJsonLd(product, 'Σαράντα σελίδες.', site)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Τετράδιο',
      description: 'Σαράντα σελίδες.',
      url: 'https://stala.example/products/3/tetradio',
      sku: '3',
      image: [expect.stringMatching(/^https:\/\/stala\.example\/.+tetradio/)],
      category: 'Χαρτικά',
      offers: {
        '@type': 'Offer',
        url: 'https://stala.example/products/3/tetradio',
        price: '11.40',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/LimitedAvailability',
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@id': 'https://stala.example/#organization' },
      },
    })
  })

  it('has neither rating nor picture if there are none', () => {
    const facts = productJsonLd({ ...product, picturePath: '' }, '', site)
    expect(facts).not.toHaveProperty('image')
    expect(facts).not.toHaveProperty('aggregateRating')
    expect(facts).not.toHaveProperty('review')
  })

  it('has shipping and returns where configuration and policy state them', () => {
    const shipping = { price: 3, freeFrom: 1000 }
    const known = { shipping, deliveryDays: { from: 2, to: 4 }, returnDays: 14 }
    expect(productJsonLd(product, '', { ...site, ...known })).toMatchObject({
      offers: {
        shippingDetails: {
          shippingRate: { value: '3.00', currency: 'EUR' },
          deliveryTime: { transitTime: { minValue: 2, maxValue: 4, unitCode: 'DAY' } },
        },
        hasMerchantReturnPolicy: {
          merchantReturnDays: 14,
          returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
          merchantReturnLink: 'https://stala.example/return-policy',
        },
      },
    })
  })

  it('has rating and reviews in stars', () => {
    const review = { author: 'Νίκος', comment: 'Ωραίο.', writtenAt: '2025-10-01T10:00:00+03:00' }
    const reviews = [9, 8].map((rate) => ({ ...review, rate }))
    expect(productJsonLd({ ...product, reviews }, '', site)).toMatchObject({
      aggregateRating: { ratingValue: 4.3, reviewCount: 2, bestRating: 5 },
      review: [
        { author: { name: 'Νίκος' }, reviewBody: 'Ωραίο.', reviewRating: { ratingValue: 4.5 } },
        { reviewRating: { ratingValue: 4 } },
      ],
    })
  })
})

it('pairs questions with their answers', () => {
  expect(faqJsonLd([{ question: 'Πόσο;', answer: 'Τόσο.' }])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Πόσο;', acceptedAnswer: { text: 'Τόσο.' } }],
  })
})
