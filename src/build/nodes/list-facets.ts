import { normalLine } from '../../../contract/wire/typed-text'

/** Attributes by which a list can be filtered: those that most of its products have. */
const mostAttributes = 4

const inGreek = new Intl.Collator('el', { numeric: true })

interface Value {
  /** `brand`, or the id of the attribute. */
  key: string
  name: string
  /** In the address of the page. */
  value: string
  label: string
}

/**
 * Brand and attributes by which a list of products can be filtered: those that only some of its
 * products have, or of which they have several values. The brand has no name; the page knows one.
 */
export function facetsOf(products: readonly Pick<Queries.ShopProduct, 'brand' | 'attributes'>[]) {
  const facets = new Map<string, { facet: Value; owners: number; labels: Map<string, string> }>()
  for (const product of products) {
    const own = valuesOf(product)
    for (const facet of own) {
      const known = facets.get(facet.key) ?? { facet, owners: 0, labels: new Map() }
      known.labels.set(facet.value, facet.label)
      facets.set(facet.key, known)
    }
    for (const key of new Set(own.map((facet) => facet.key))) {
      const known = facets.get(key)
      if (known) known.owners += 1
    }
  }
  const telling = [...facets.values()]
    .filter(({ owners, labels }) => owners < products.length || labels.size > 1)
    .sort((one, other) => rankOf(other) - rankOf(one))
    .slice(0, mostAttributes + Number(facets.has('brand')))
  return telling.map(({ facet: { key, name }, labels }) => ({
    ...{ key, name },
    values: [...labels]
      .map(([value, label]) => ({ value, label }))
      .sort((one, other) => inGreek.compare(one.label, other.label)),
  }))
}

/** The brand comes first. */
const rankOf = ({ facet, owners }: { facet: Value; owners: number }) =>
  facet.key === 'brand' ? Number.POSITIVE_INFINITY : owners

function valuesOf({
  brand,
  attributes,
}: Pick<Queries.ShopProduct, 'brand' | 'attributes'>): Value[] {
  const name = normalLine(brand)
  return [
    ...(name ? [{ key: 'brand', name: '', value: name, label: name }] : []),
    ...attributes.map((attribute) => ({
      key: String(attribute.attributeId),
      name: attribute.name,
      value: String(attribute.valueId),
      label: attribute.value,
    })),
  ]
}
