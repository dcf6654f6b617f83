import { useId } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Picture } from '#components/picture'
import { SiteLink } from '#components/site-link'
import { StaticPart } from '#components/static-part'
import { availabilityOf, type ProductOffer } from '#contract/shop/product-offer'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import productVariants from '#locales/el/product-variants.json'
import type { ShownProduct } from '../shown-product'

const variantMessages = addMessages('product-variants', productVariants)

type Axis = ShownProduct['variantAxes'][number]
type Choice = Axis['choices'][number]

export interface VariantChoiceProps {
  axes: readonly Axis[]
  /** Of the product of this page, as it is now; null once it is gone. */
  offer: ProductOffer | null
}

/** The other versions of the product, each a link to its own page, by what they differ in. */
export default function VariantChoice({ axes, offer }: VariantChoiceProps) {
  const { t } = useTranslation(variantMessages)
  return (
    <StaticPart
      as='nav'
      aria-label={t('title')}
      deps={[axes, offer?.finalPrice, offer?.stock]}
      sx={styles.choice}
    >
      {axes.map((axis) => (
        <AxisChoice key={axis.name} axis={axis} offer={offer} />
      ))}
    </StaticPart>
  )
}

function AxisChoice({ axis, offer }: { axis: Axis; offer: ProductOffer | null }) {
  const { t } = useTranslation(variantMessages)
  const labelId = useId()
  return (
    <div>
      <p id={labelId} sx={styles.label}>
        {axis.name || t('version')}
      </p>
      <ul aria-labelledby={labelId} sx={styles.list}>
        {axis.choices.map((choice) => (
          <li key={choice.value}>
            <ChoiceLink choice={choice.isCurrent && offer ? { ...choice, ...offer } : choice} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ChoiceLink({ choice }: { choice: Choice }) {
  const { t } = useTranslation(variantMessages)
  const { value, along, path, isCurrent, finalPrice, stock, picture } = choice
  const availability = availabilityOf(stock)
  return (
    <SiteLink
      to={path}
      prefetch={false}
      {...(isCurrent && { 'aria-current': 'page' })}
      {...(availability === 'soldOut' && { 'data-sold-out': '' })}
      sx={styles.link}
    >
      {picture && (
        <span data-picture=''>
          <Picture kind='productThumb' image={picture} alt='' />
        </span>
      )}
      <span sx={styles.words}>
        <strong>{value}</strong>
        {along && <span>{t('along', { values: along })}</span>}
        <span>{formatMoney(finalPrice)}</span>
        {availability !== 'inStock' && <span>{t(availability, { count: stock })}</span>}
      </span>
    </SiteLink>
  )
}

const styles = {
  choice: { display: 'grid', gap: 3 },
  label: { mb: 1, fontSize: 'small', fontWeight: 'medium' },
  list: { display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 'touch',
    height: '100%',
    overflow: 'hidden',
    border: '2px solid',
    borderColor: 'hairline',
    borderRadius: 'control',
    color: 'text',
    textDecoration: 'none',
    '&:hover': { borderColor: 'control' },
    '&[aria-current]': { borderColor: 'text' },
    '&[data-sold-out] img': { opacity: 0.55 },
    '& > [data-picture]': { flexShrink: 0, width: 72 },
  },
  words: {
    display: 'grid',
    px: 3,
    py: 2,
    fontSize: 'small',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 'tight',
    strong: { fontWeight: 'bold' },
    '& > span': { color: 'textMuted' },
    'a > [data-picture] + &': { pl: 1 },
  },
} satisfies Record<string, ThemeUIStyleObject>
