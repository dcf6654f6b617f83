import { productJsonLd } from './product-json-ld'
import type { ShownProduct } from './shown-product'

const product: ShownProduct = {
  productId: 3,
  path: '/products/3/tetradio',
  name: 'Τετράδιο',
  nameLocale: 'el',
  descriptionHtml: '',
  descriptionLocale: 'el',
  finalPrice: 11.4,
  priceBeforeDiscount: 12.4,
  savePercent: 10,
  stock: 3,
  vatPercent: 24,
  weightGrams: null,
  picturePath: 'media/uploads/products/tetradio.png',
  morePicturePaths: [],
  gallery: [],
  reviews: [],
  trail: [{ name: 'Χαρτικά', path: '/products/category/2/chartika' }],
}
const options = { description: 'Σαράντα σελίδες.', baseUrl: 'https://stagona.example' }

it('describes the product and its offer', () => {
  expect(productJsonLd(product, options)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Τετράδιο',
    description: 'Σαράντα σελίδες.',
    sku: '3',
    image: [expect.stringMatching(/^https:\/\/stagona\.example\/.+tetradio/)],
    category: 'Χαρτικά',
    offers: {
      '@type': 'Offer',
      url: 'https://stagona.example/products/3/tetradio',
      price: '11.40',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/LimitedAvailability',
      itemCondition: 'https://schema.org/NewCondition',
    },
  })
})

it('omits rating and picture if there are none', () => {
  const fact = productJsonLd({ ...product, picturePath: '' }, options)
  expect(fact).not.toHaveProperty('image')
  expect(fact).not.toHaveProperty('aggregateRating')
})

it('gives the rating in stars', () => {
  const review = { author: '', comment: '', writtenAt: '2025-10-01T10:00:00+03:00' }
  const reviews = [9, 8].map((rate, reviewId) => ({ ...review, rate, reviewId }))
  expect(productJsonLd({ ...product, reviews }, options)).toMatchObject({
    aggregateRating: { ratingValue: 4.3, reviewCount: 2, bestRating: 5 },
  })
})
