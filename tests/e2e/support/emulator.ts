import { type APIRequestContext, expect } from '@playwright/test'
import { type Product, product } from '../../../contract/shop/product'
import { type Page as ListPage, pageOf } from '../../../contract/wire/page'
import { emulatorUrl } from './emulator-url'

const productPage = pageOf(product)

/** What the emulator lets a end-to-end test change about a product. `price` is net. */
export type ProductChanges = Partial<Pick<Product, 'price' | 'stock' | 'active'>>

/** The emulator's own side of a end-to-end test: what the API says, and what is to change or to break. */
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
