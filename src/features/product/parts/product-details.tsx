import { useText } from '../../../shared/i18n/texts'
import { formatNumber } from '../../../shared/text/format-number'
import { DefinitionList } from '../../../shared/ui/definition-list'
import { SiteLink } from '../../../shared/ui/site-link'
import { productTexts } from '../product-texts'
import type { ShownProduct } from '../shown-product'
import { weightWords } from '../weight-words'

/** The plain facts about a product. */
export function ProductDetails({ product }: { product: ShownProduct }) {
  const text = useText(productTexts)
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
