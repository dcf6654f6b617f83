import { Truck } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { publicConfig } from '#lib/config/public-config'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { deliveryDates } from '#lib/time/delivery-dates'
import { formatDays } from '#lib/time/format-days'
import delivery from '#locales/el/delivery.json'

const deliveryMessages = addMessages('delivery', delivery)

interface DeliveryTimeProps {
  /** The moment of the order, in ms; `payment` where nothing is sent before it. */
  since: number | 'payment'
}

/** When an order arrives, by the setting of the shop; nothing without one. */
export function DeliveryTime({ since }: DeliveryTimeProps) {
  const { t } = useTranslation(deliveryMessages)
  const { deliveryDays } = publicConfig
  if (!deliveryDays) return null
  const { from, to } = deliveryDays
  const dates = since === 'payment' ? null : deliveryDates(since)
  return (
    <p sx={deliveryStyle}>
      <Truck aria-hidden='true' size={20} />
      <span>
        {dates
          ? t('onDate', { dates: formatDays(...dates) })
          : t(from === to ? 'afterPayment' : 'afterPaymentBetween', { from, to, count: to })}
      </span>
    </p>
  )
}

const deliveryStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: 2,
  m: 0,
  fontSize: 'small',
  textWrap: 'pretty',
  svg: { mt: '2px', color: 'primaryText' },
}
