import * as z from 'zod/mini'
import { exampleProduct } from '#contract/examples/catalogue-examples'
import { type Product, product } from '#contract/shop/product'

const example = z.parse(product, exampleProduct)

/** A product as the API returns it, with the values that a test changes. */
export function apiProduct(differences: Partial<Product> = {}): Product {
  return {
    ...example,
    id: 3,
    translations: { el: { name: 'Τετράδιο', description: '<p>Σαράντα σελίδες.</p>' } },
    slug: 'tetradio',
    category: 2,
    variantGroup: null,
    brandName: '',
    attributes: [],
    price: 10,
    vatValue: 2.4,
    discountPercent: 10,
    discountValue: 1,
    priceSavePercent: 10,
    finalPrice: 11.4,
    stock: 7,
    mainImagePath: 'media/stagona/uploads/products/tetradio.png',
    reviewCount: 3,
    approvedReviewCount: 2,
    absoluteUrl: '/products/3/tetradio',
    createdAt: '2025-09-10T09:00:00+03:00',
    ...differences,
  }
}
