import * as z from 'zod/mini'
import type { Product } from '#contract/shop/product'
import { pageOf } from '#contract/wire/page'
import { product } from '#upstream/product'

const products = pageOf(product)

/** A product in an answer of the API, whose rating is not read. */
export function productIn(body: unknown): Product {
  return z.parse(product, body)
}

/** The products in a page of the API's list. */
export function productsIn(body: unknown): Product[] {
  return z.parse(products, body).results
}
