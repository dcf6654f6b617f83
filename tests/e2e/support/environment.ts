import * as z from 'zod/mini'
import type { Product } from '#contract/shop/product'
import { oneOfEachGroup } from '#contract/shop/variants'
import { productIn, productsIn } from '../../support/read-products'

/** Origin of the gateway of the end-to-end tests. */
export const siteUrl = `http://localhost:${process.env.E2E_GATEWAY_PORT || '8010'}`

/** Origin of the emulator of the end-to-end tests. */
export const emulatorUrl = `http://localhost:${process.env.E2E_EMULATOR_PORT || '8110'}`

/**
 * What serves the site: one gateway, or two behind nginx. Both take the gateway's settings
 * (playwright.config.ts).
 */
export const gatewayProgram =
  process.env.E2E_AGAINST === 'copies' ? 'tests/copies/serve-copies.ts' : 'server/gateway/server.ts'

/** Sets a test control of an emulator. */
export async function setControl(
  path: string,
  body: object,
  upstream = emulatorUrl,
): Promise<void> {
  const answer = await fetch(`${upstream}/switches/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
}

/** Reads from the API of the emulator. */
export async function readApi(path: string): Promise<unknown> {
  const answer = await fetch(`${emulatorUrl}/api/v1${path}`)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}

/** Fields of a product that a test can change. `price` is net. */
export type ProductChanges = Partial<Pick<Product, 'price' | 'stock' | 'active'>>

/** The emulator of all end-to-end tests. */
export const emulator = {
  product: async (id: number) => productIn(await readApi(`/product/${id}`)),
  products: async (query: string) => productsIn(await readApi(`/product?${query}`)),
  /** How many approved reviews a product has. */
  reviewCount: async (id: number) => {
    const page = await readApi(`/product/review?productId=${id}`)
    return z.parse(z.object({ count: z.int() }), page).count
  },
  /** Gives an account a completed order of these products. */
  received: (email: string, ...products: number[]) =>
    setControl('belongings', { email, received: products }),
  change: (id: number, changes: ProductChanges) => setControl(`products/${id}`, changes),
}

/** The newest product that has a card in the list of all: a group of variants has one. */
export async function newestProduct(): Promise<Product> {
  const products = await emulator.products('ordering=-createdAt&pageSize=100')
  const [newest] = oneOfEachGroup(products, ({ id }) => id)
  if (!newest) throw new Error('There are no products.')
  return newest.row
}

/** Runs before all end-to-end tests, which write more often than the emulator's limits allow. */
export default function liftLimits(): Promise<void> {
  return setControl('limits', { enabled: false })
}
