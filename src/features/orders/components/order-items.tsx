import type { ThemeUIStyleObject } from 'theme-ui'
import { Notice } from '#components/notice'
import { orderItemName } from '#components/order-item-name'
import { SiteLink } from '#components/site-link'
import { SourcePicture } from '#components/source-picture'
import { entityPath } from '#contract/paths/site-paths'
import type { OrderItem, OrderState } from '#contract/shop/order'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import { ordersMessages } from '../messages'
import { SheetSection } from './order-sheet'

/** An item as everybody may see it; what was refunded is known of one's own order. */
type ShownItem = OrderState['items'][number] & Partial<Pick<OrderItem, 'refundedAmount'>>

interface ItemsSectionProps {
  order: Pick<OrderState, 'hasUnreadItems'> & { items: readonly ShownItem[] }
}

/** The items at the prices of the order. */
export function ItemsSection({ order: { items, hasUnreadItems } }: ItemsSectionProps) {
  const { t } = useTranslation(ordersMessages)
  return (
    <SheetSection title={t('detail.items')}>
      <ul sx={itemListStyle}>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of an order stay in their places
          <Item key={at} item={item} />
        ))}
      </ul>
      {hasUnreadItems && <Notice>{t('detail.unreadItems')}</Notice>}
    </SheetSection>
  )
}

function Item({ item }: { item: ShownItem }) {
  const { t } = useTranslation(ordersMessages)
  const { product, quantity, price, totalPrice, refundedAmount = 0 } = item
  return (
    <li>
      <SourcePicture kind='orderLine' source={product?.mainImagePath ?? ''} alt='' rounded />
      <div>
        <ItemName item={item} />
        <p>{t('detail.piecesAt', { count: quantity, price: formatMoney(price) })}</p>
        {refundedAmount > 0 && (
          <p>{t('detail.refunded', { amount: formatMoney(refundedAmount) })}</p>
        )}
      </div>
      <strong>{formatMoney(totalPrice)}</strong>
    </li>
  )
}

/** A link as long as the product is on sale. */
function ItemName({ item }: { item: ShownItem }) {
  const { product } = item
  const name = orderItemName(item)
  const locale = name.locale === 'el' ? {} : { lang: name.locale }
  if (!product?.active) return <span {...locale}>{name.text}</span>
  return (
    <SiteLink to={entityPath('product', product)} prefetch={false} {...locale}>
      {name.text}
    </SiteLink>
  )
}

/** Each item: picture, text, amount. */
const itemListStyle: ThemeUIStyleObject = {
  display: 'grid',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: ['56px minmax(0, 1fr)', '72px minmax(0, 1fr) auto'],
    alignItems: 'center',
    columnGap: [3, 4],
    rowGap: 1,
    py: 3,
  },
  // The card has its own padding.
  '& > li:first-of-type': { pt: 1 },
  '& > li:last-of-type': { pb: 0 },
  '& > li + li': { borderTop: '1px solid', borderColor: 'hairline' },
  '& > li > div > p': { color: 'textMuted', fontSize: 'small', fontVariantNumeric: 'tabular-nums' },
  '& > li > strong': {
    gridColumn: ['2', 'auto'],
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  // Pictures are not printed.
  '@media print': {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto', py: 2 },
    '& > li > strong': { gridColumn: 'auto' },
  },
}
