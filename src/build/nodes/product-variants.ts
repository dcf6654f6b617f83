import { entityPath } from '../../../contract/paths/site-paths'
import type { Product } from '../../../contract/shop/product'
import { translate } from '../../../contract/wire/translations'
import type { VariantAxes } from '../../../server/upstream/product-variants'
import type { AxesOfGroups } from '../content/read-variants'
import { builtImage } from './built-image'
import { groupBy } from './tree'

/** An attribute by which the variants of a product differ, with the ids of its values in order. */
interface Axis {
  id: number
  name: string
  values: readonly number[]
}

/**
 * The choices of each product among the variants of its group, one list for each attribute: a link to
 * the variant with each value, the others as they are. Where no variant has both, the link leads to
 * the one that has most of them, and `along` says what else changes.
 */
export function variantChoices(products: readonly Product[], axesRead: AxesOfGroups) {
  const grouped = products.filter(({ variantGroup }) => variantGroup !== null)
  const inOrder = grouped.toSorted((one, other) => one.id - other.id)
  const membersOf = groupBy(inOrder, ({ variantGroup }) => variantGroup ?? 0)
  return (product: Product) => {
    if (product.variantGroup === null) return []
    const members = membersOf(product.variantGroup)
    if (members.length < 2) return []
    const axes = axesOf(members, axesRead.get(product.variantGroup) ?? [])
    if (!tellApart(members, axes)) {
      const choices = members.map((one) => choice(one, nameOf(one), product))
      return [{ name: '', choices: withTellingPictures(choices) }]
    }
    return axes.map((axis) => {
      const choices = axis.values.flatMap((value) => choicesOf(product, members, axes, axis, value))
      return { name: axis.name, choices: withTellingPictures(choices) }
    })
  }
}

/** The attributes in which the members differ: first those that the API names, in its order. */
function axesOf(members: readonly Product[], read: VariantAxes): Axis[] {
  const attributes = members.flatMap((member) => member.attributes)
  const ids = new Set([
    ...read.map(({ id }) => id),
    ...attributes.map(({ attributeId }) => attributeId),
  ])
  return [...ids].flatMap((id) => {
    const own = attributes.filter(({ attributeId }) => attributeId === id)
    const used = own.map(({ valueId }) => valueId)
    const ordered = read.find((axis) => axis.id === id)?.values.map((value) => value.id) ?? []
    const values = [...new Set([...ordered.filter((value) => used.includes(value)), ...used])]
    const [first] = own
    return first && values.length > 1 ? [{ id, name: first.name, values }] : []
  })
}

/** Whether each member has one value of each attribute, and no other member the same ones. */
function tellApart(members: readonly Product[], axes: readonly Axis[]): boolean {
  if (axes.length === 0) return false
  const kinds = members.map((member) =>
    axes.map(({ id }) => member.attributes.filter(({ attributeId }) => attributeId === id)),
  )
  const isWhole = kinds.every((kind) => kind.every((values) => values.length === 1))
  const texts = kinds.map((kind) => String(kind.flat().map(({ valueId }) => valueId)))
  return isWhole && new Set(texts).size === members.length
}

const ownValue = ({ attributes }: Product, axis: Axis) =>
  attributes.find(({ attributeId }) => attributeId === axis.id)

const nameOf = (product: Product) => translate(product.translations, 'name')

function choicesOf(
  product: Product,
  members: readonly Product[],
  axes: readonly Axis[],
  axis: Axis,
  value: number,
) {
  const changed = (other: Product) =>
    axes.filter(
      (one) =>
        one.id !== axis.id && ownValue(other, one)?.valueId !== ownValue(product, one)?.valueId,
    )
  const [nearest] = members
    .filter((member) => ownValue(member, axis)?.valueId === value)
    .sort(
      (one, other) =>
        changed(one).length - changed(other).length ||
        Number(other.stock > 0) - Number(one.stock > 0) ||
        one.finalPrice - other.finalPrice,
    )
  if (!nearest) return []
  const along = changed(nearest).map((one) => ownValue(nearest, one)?.value ?? '')
  const word = ownValue(nearest, axis)?.value ?? ''
  return [choice(nearest, word, product, along.join(', '))]
}

function choice(variant: Product, value: string, current: Product, along = '') {
  return {
    value,
    along,
    path: entityPath('product', variant),
    isCurrent: variant.id === current.id,
    finalPrice: variant.finalPrice,
    stock: variant.stock,
    picturePath: variant.mainImagePath,
  }
}

/** Pictures only where each shows something else: a size is told by its word. */
function withTellingPictures(choices: readonly ReturnType<typeof choice>[]) {
  const paths = new Set(choices.map(({ picturePath }) => picturePath))
  const areTelling = paths.size === choices.length && !paths.has('')
  return choices.map(({ picturePath, ...shown }) => ({
    ...shown,
    picture: areTelling ? builtImage(picturePath, 'productThumb') : null,
  }))
}
