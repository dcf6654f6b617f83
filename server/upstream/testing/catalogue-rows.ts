/** Rows of the catalogue as the API answers them. */

const uuid = '0f0e9a4c-6f2b-4d0a-8f7b-3a1c5e7d9b11'
const createdAt = '2026-03-01T09:30:00.123456+02:00'
const updatedAt = '2026-03-02T10:00:00.654321+02:00'

/** A product of a list; a detail has `priceDropAlertsEnabled` as well. */
export const productRow = {
  id: 41,
  translations: {
    el: { name: 'Κάρτες «Πρώτη βροχή»', description: '<p>Πενήντα λέξεις.</p>' },
    en: { name: 'First Rain cards', description: '' },
  },
  slug: 'kartes-proti-vrochi',
  category: 6,
  variantGroup: null,
  brand: 2,
  brandName: 'Σταγόνα',
  price: 8,
  vat: 1,
  viewCount: 310,
  stock: 4,
  lowStockThreshold: 10,
  active: true,
  weight: { unit: 'g', value: 180 },
  seoTitle: '',
  seoDescription: '',
  seoKeywords: '',
  discountPercent: 25,
  discountValue: 2,
  priceSavePercent: 25,
  vatPercent: 24,
  vatValue: 1.92,
  finalPrice: 7.92,
  mainImagePath: 'media/shop/uploads/products/proti-vrochi.png',
  reviewAverage: 4.25,
  reviewCount: 4,
  likesCount: 12,
  createdAt,
  updatedAt,
  uuid,
  attributes: [
    {
      id: 1,
      attributeId: 1,
      attributeName: 'Χρώμα',
      attributeValueId: 1,
      value: 'Γαλάζιο',
      createdAt,
    },
  ],
}
