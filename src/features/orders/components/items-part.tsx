/** @jsxImportSource theme-ui */
import { entityPath } from '../../../../contract/paths/site-paths'
import type { OrderItem } from '../../../../contract/shop/order-item'
import { translated } from '../../../../contract/wire/translations'
import { SiteLink } from '../../../components/site-link'
import { SourcePicture } from '../../../components/source-picture'
import { useText } from '../../../lib/i18n/texts'
import { formatMoney } from '../../../lib/money/format-money'
import { itemListStyle } from '../item-list-style'
import { ordersMessages } from '../orders-texts'
import { SheetPart } from './sheet-part'

/** What was ordered, at the prices of that day. */
export function ItemsPart({ items }: { items: readonly OrderItem[] }) {
  const text = useText(ordersMessages)
  return (
    <SheetPart title={text('detail.items')}>
      <ul sx={itemListStyle}>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    </SheetPart>
  )
}

function Item({ item }: { item: OrderItem }) {
  const text = useText(ordersMessages)
  const { product, quantity, price, totalPrice, refundedAmount } = item
  const name = translated(product.translations, 'name')
  return (
    <li>
      <SourcePicture kind='orderLine' source={product.mainImagePath} alt='' rounded />
      <div>
        <ItemName item={item} name={name} />
        <p>{text('detail.piecesAt', { count: quantity, price: formatMoney(price) })}</p>
        {refundedAmount > 0 && (
          <p>{text('detail.refunded', { amount: formatMoney(refundedAmount) })}</p>
        )}
      </div>
      <strong>{formatMoney(totalPrice)}</strong>
    </li>
  )
}

interface ItemNameProps {
  item: OrderItem
  name: { text: string; locale: string }
}

/** Leads to the product as long as it is on sale. */
function ItemName({ item: { product }, name }: ItemNameProps) {
  const locale = name.locale === 'el' ? {} : { lang: name.locale }
  if (!product.active) return <span {...locale}>{name.text}</span>
  return (
    <SiteLink to={entityPath('product', product)} prefetch={false} {...locale}>
      {name.text}
    </SiteLink>
  )
}
