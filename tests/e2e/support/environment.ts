import { type APIRequestContext, expect } from '@playwright/test'
import { type Product, product } from '../../../contract/shop/product'
import { type Page as ListPage, pageOf } from '../../../contract/wire/page'

/** Where the tests' own gateway serves the site. */
export const siteUrl = `http://localhost:${process.env.E2E_GATEWAY_PORT || '8010'}`

/** Where the emulator of all end-to-end tests answers. */
export const emulatorUrl = `http://localhost:${process.env.E2E_EMULATOR_PORT || '8110'}`

/**
 * Whether the API behind the gateway has the emulator's extensions; without them it answers exactly
 * as the recorded real API. Tests of `bothModes` (playwright.config.ts) run once each way.
 */
export const hasExtensions = process.env.E2E_AGAINST !== 'plain'

const productPage = pageOf(product)

/** What the emulator lets an end-to-end test change about a product. `price` is net. */
export type ProductChanges = Partial<Pick<Product, 'price' | 'stock' | 'active'>>

/** The emulator's own side of an end-to-end test: what the API says, and what is to change or to break. */
export function emulatorOf(request: APIRequestContext) {
  const set = async (path: string, order: object) => {
    const answer = await request.post(`${emulatorUrl}/switches${path}`, { data: order })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  const read = async (path: string): Promise<unknown> => {
    const answer = await request.get(`${emulatorUrl}/api/v1${path}`)
    return answer.json()
  }
  return {
    product: async (id: number): Promise<Product> => product.parse(await read(`/product/${id}`)),
    products: async (query: string): Promise<ListPage<Product>> =>
      productPage.parse(await read(`/product?${query}`)),
    change: (id: number, changes: ProductChanges) => set(`/products/${id}`, changes),
    /** Everything below a path answers with a page of HTML, as a broken upstream does. */
    spoil: (pathPrefix: string) => set('/mode', { mode: 'html', pathPrefix }),
    mend: (pathPrefix: string) => set('/clear', { pathPrefix }),
  }
}
