import type { Product } from '../../../contract/shop/product'
import { addressOf } from '../../../server/upstream/endpoints/endpoint'
import { readVariants } from '../../../server/upstream/endpoints/products'
import { type VariantAxes, variantAxes } from '../../../server/upstream/product-variants'
import { readJson, type Upstream, UpstreamFault } from './read-json'

const callsAtATime = 4

/** Attributes by which one chooses among the products of each group. */
export type AxesOfGroups = ReadonlyMap<number, VariantAxes>

/**
 * What only this call tells: the order of attributes and values of each group with several products.
 * It is optional; after the first call that fails no other is made, and the attributes of the products
 * have to do.
 */
export async function readVariantAxes(
  upstream: Upstream,
  products: readonly Pick<Product, 'id' | 'variantGroup'>[],
): Promise<AxesOfGroups> {
  const members = new Map<number, number[]>()
  for (const { id, variantGroup } of products) {
    if (variantGroup !== null) {
      members.set(variantGroup, [...(members.get(variantGroup) ?? []), id])
    }
  }
  const asked = [...members].filter(([, ids]) => ids.length > 1)
  const axes = new Map<number, VariantAxes>()
  const ask = async ([group, [id = 0]]: [number, number[]]) => {
    const answer = await readJson(upstream, addressOf(readVariants, { id }), variantAxes)
    axes.set(group, answer.axes)
  }
  try {
    for (let at = 0; at < asked.length; at += callsAtATime) {
      await Promise.all(asked.slice(at, at + callsAtATime).map(ask))
    }
  } catch (failure) {
    if (!(failure instanceof UpstreamFault)) throw failure
    upstream.warn(`${failure.message} The variants are shown by the attributes of the products.`)
  }
  return axes
}
