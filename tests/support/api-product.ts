import type { Product } from '#contract/shop/product'

/** A product as the API returns it, with the values that a test changes. */
export function apiProduct(differences: Partial<Product> = {}): Product {
  return {
    id: 3,
    uuid: '0f2b7c1e-5c0b-4d1e-9a53-1c2d3e4f5a6b',
    translations: { el: { name: 'Τετράδιο', description: '<p>Σαράντα σελίδες.</p>' } },
    slug: 'tetradio',
    category: 2,
    price: 10,
    vat: 1,
    vatPercent: 24,
    vatValue: 2.4,
    discountPercent: 10,
    discountValue: 1,
    priceSavePercent: 10,
    finalPrice: 11.4,
    viewCount: 5,
    stock: 7,
    active: true,
    weight: { unit: 'g', value: 200 },
    mainImagePath: 'media/stagona/uploads/products/tetradio.png',
    reviewAverage: 8,
    approvedReviewAverage: 9,
    reviewCount: 3,
    approvedReviewCount: 2,
    likesCount: 0,
    absoluteUrl: '/products/3/tetradio',
    seoTitle: '',
    seoDescription: '',
    seoKeywords: '',
    createdAt: '2025-09-10T09:00:00+03:00',
    updatedAt: '2025-09-10T09:00:00+03:00',
    ...differences,
  }
}
