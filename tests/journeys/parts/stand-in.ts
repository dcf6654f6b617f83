import { type APIRequestContext, expect } from '@playwright/test'
import { type Product, product } from '../../../contract/shop/product'
import { type Page as ListPage, pageOf } from '../../../contract/wire/page'
import { standInUrl } from './stand-in-url'

const productPage = pageOf(product)

/** What the stand-in lets a journey change about a product. `price` is net. */
export type ProductChanges = Partial<Pick<Product, 'price' | 'stock' | 'active'>>

/** The stand-in's own side of a journey: what the API says, and what is to change or to break. */
export function standInOf(request: APIRequestContext) {
  const set = async (path: string, order: object) => {
    const answer = await request.post(`${standInUrl}/switches${path}`, { data: order })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  const read = async (path: string): Promise<unknown> => {
    const answer = await request.get(`${standInUrl}/api/v1${path}`)
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
