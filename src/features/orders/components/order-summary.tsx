import type { ThemeUIStyleObject } from 'theme-ui'
import { Badge, type BadgeTone } from '#components/badge'
import { SourcePicture } from '#components/source-picture'
import type { OrderItem, OrderStatus } from '#contract/shop/order'
import { translated } from '#contract/wire/translations'
import { useTranslation } from '#lib/i18n/use-translation'
import { ordersMessages } from '../messages'

/** Colour of each status, also used by the history. */
export const statusTone = {
  PENDING: 'warning',
  PROCESSING: 'secondary',
  SHIPPED: 'secondary',
  DELIVERED: 'success',
  COMPLETED: 'success',
  CANCELED: 'neutral',
  RETURNED: 'neutral',
  REFUNDED: 'neutral',
} as const satisfies Record<OrderStatus, BadgeTone>

/** The status of an order as text. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation(ordersMessages)
  return <Badge tone={statusTone[status]}>{t(`status.${status}`)}</Badge>
}

/** As many as fit side by side on the narrowest phone. */
const maxPictures = 4

/** A thumbnail of each product, or a placeholder. */
export function OrderPictures({ items }: { items: readonly OrderItem[] }) {
  const { t } = useTranslation(ordersMessages)
  const left = items.length - maxPictures
  return (
    <div sx={picturesStyle}>
      {items.slice(0, maxPictures).map(({ id, product }) => (
        <span key={id}>
          <SourcePicture
            kind='orderLine'
            source={product.mainImagePath}
            alt={translated(product.translations, 'name').text}
          />
        </span>
      ))}
      {left > 0 && <small>{t('pictures.more', { count: left })}</small>}
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
  '& > span > *': { width: '100%', height: '100%', borderRadius: 0 },
  small: { color: 'textMuted', fontSize: 'small' },
}
