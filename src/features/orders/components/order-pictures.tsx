/** @jsxImportSource theme-ui */
import type { ThemeUIStyleObject } from 'theme-ui'
import type { OrderItem } from '../../../../contract/shop/order-item'
import { translated } from '../../../../contract/wire/translations'
import { SourcePicture } from '../../../components/source-picture'
import { useText } from '../../../lib/i18n/texts'
import { ordersMessages } from '../orders-texts'

/** As many as stand side by side on the narrowest phone. */
const shown = 4

/** A small picture of each product of an order; a neutral one where there is none any more. */
export function OrderPictures({ items }: { items: readonly OrderItem[] }) {
  const text = useText(ordersMessages)
  const left = items.length - shown
  return (
    <div sx={picturesStyle}>
      {items.slice(0, shown).map(({ id, product }) => (
        <span key={id}>
          <SourcePicture
            kind='orderLine'
            source={product.mainImagePath}
            alt={translated(product.translations, 'name').text}
          />
        </span>
      ))}
      {left > 0 && <small>{text('pictures.more', { count: left })}</small>}
    </div>
  )
}

const picturesStyle: ThemeUIStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  minHeight: 56,
  '& > span': {
    display: 'block',
    width: 56,
    height: 56,
    overflow: 'hidden',
    borderRadius: 'control',
  },
  // A picture, or the drawing in its place.
  '& > span > *': { width: '100%', height: '100%', borderRadius: 0 },
  small: { color: 'textMuted', fontSize: 'small' },
}
