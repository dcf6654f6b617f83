import { DefinitionList } from '../../../components/definition-list'
import { SiteLink } from '../../../components/site-link'
import { useText } from '../../../lib/i18n/texts'
import { formatNumber } from '../../../lib/text/format-number'
import { productMessages } from '../product-texts'
import type { ShownProduct } from '../shown-product'
import { weightWords } from '../weight-words'

/** The plain facts about a product. */
export function ProductDetails({ product }: { product: ShownProduct }) {
  const text = useText(productMessages)
  const { productId, vatPercent, weightGrams, trail } = product
  const shelf = trail.at(-1)
  const link = shelf && (
    <SiteLink to={shelf.path} prefetch={false}>
      {shelf.name}
    </SiteLink>
  )
  return (
    <DefinitionList
      items={[
        ...(link ? [{ term: text('details.category'), description: link }] : []),
        {
          term: text('details.vat'),
          description: text('details.vatValue', { percent: formatNumber(vatPercent) }),
        },
        ...(weightGrams === null
          ? []
          : [{ term: text('details.weight'), description: weightWords(text, weightGrams) }]),
        { term: text('details.code'), description: String(productId) },
      ]}
    />
  )
}
