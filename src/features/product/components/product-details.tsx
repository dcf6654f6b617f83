import { DefinitionList } from '#components/definition-list'
import { SiteLink } from '#components/site-link'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatNumber } from '#lib/text/format-number'
import { type ProductText, productMessages } from '../product-messages'
import type { ShownProduct } from '../shown-product'

export interface ProductDetailsProps {
  product: ShownProduct
}

/** Category, brand, attributes, tax, weight and code. */
export default function ProductDetails({ product }: ProductDetailsProps) {
  const { t } = useTranslation(productMessages)
  const { productId, vatPercent, weightGrams, trail, brand, attributes } = product
  const category = trail.at(-1)
  const link = category && (
    <SiteLink to={category.path} prefetch={false}>
      {category.name}
    </SiteLink>
  )
  return (
    <DefinitionList
      items={[
        ...(link ? [{ term: t('details.category'), description: link }] : []),
        ...(brand ? [{ term: t('details.brand'), description: brand }] : []),
        ...attributeItems(attributes),
        {
          term: t('details.vat'),
          description: t('details.vatValue', { percent: formatNumber(vatPercent) }),
        },
        ...(weightGrams === null
          ? []
          : [{ term: t('details.weight'), description: formatWeight(t, weightGrams) }]),
        { term: t('details.code'), description: String(productId) },
      ]}
    />
  )
}

/** One line for each attribute, with all its values. */
function attributeItems(attributes: ShownProduct['attributes']) {
  const names = [...new Set(attributes.map(({ name }) => name))]
  return names.map((term) => ({
    term,
    description: attributes
      .filter(({ name }) => name === term)
      .map(({ value }) => value)
      .join(', '),
  }))
}

const gramsPerKilo = 1000

/** Weight as text: grams below a kilo, else kilos with one decimal. */
export function formatWeight(text: ProductText, grams: number): string {
  const isHeavy = grams >= gramsPerKilo
  const amount = isHeavy ? Math.round(grams / 100) / 10 : grams
  return text(isHeavy ? 'details.kilos' : 'details.grams', {
    count: amount,
    value: formatNumber(amount),
  })
}
