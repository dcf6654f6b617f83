import { and, asc, eq } from 'drizzle-orm'
import type { Store } from '../database/store'
import { products } from '../database/tables/products'
import { priceParts } from '../lib/money'
import { attributesAnswer, type ProductRow, productList } from './queries'

/** The products of a group that are sold; a product without a group is its own only variant. */
export async function variantsOf(store: Store, product: ProductRow): Promise<ProductRow[]> {
  if (product.variantGroup === null) return [product]
  const isVariant = and(eq(products.variantGroup, product.variantGroup), eq(products.active, true))
  return productList(store).rows({ where: isVariant, order: [asc(products.id)] })
}

/** Serialises the variants of a product, and the attributes in which they differ, with their values. */
export function variantsAnswer(variants: readonly ProductRow[]) {
  return { axes: axesOf(variants), variants: variants.map(variantAnswer) }
}

function axesOf(variants: readonly ProductRow[]) {
  const axes = new Map<number, { id: number; name: string; values: Map<number, string> }>()
  for (const attribute of variants.flatMap(({ attributes }) => attributes)) {
    const { attributeId: id, attributeName: name, attributeValueId, value } = attribute
    const axis = axes.get(id) ?? { id, name, values: new Map() }
    axes.set(id, axis)
    axis.values.set(attributeValueId, value)
  }
  return [...axes.values()]
    .filter(({ values }) => values.size > 1)
    .map(({ id, name, values }) => ({
      id,
      name,
      values: [...values].map(([valueId, value]) => ({ id: valueId, value })),
    }))
}

function variantAnswer(row: ProductRow) {
  const { id, translations, slug, active, stock, price, vatPercent, discountPercent } = row
  const { finalPrice } = priceParts(price, vatPercent, discountPercent)
  return {
    ...{ id, translations, slug, active, stock, price, finalPrice, discountPercent },
    mainImagePath: row.picture ?? '',
    attributeValues: attributesAnswer(row),
  }
}
