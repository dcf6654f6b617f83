import { Truck } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { publicConfig } from '#lib/config/public-config'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatDays } from '#lib/time/format-days'
import { type AthensDay, dayInAthens, workingDayAfter } from '#lib/time/working-days'
import delivery from '#locales/el/delivery.json'

const deliveryMessages = addMessages('delivery', delivery)

/** The first and last day of delivery of an order of that moment; null where the shop states none. */
export function deliveryDates(since: number): [first: AthensDay, last: AthensDay] | null {
  const { deliveryDays } = publicConfig
  if (!deliveryDays) return null
  const day = dayInAthens(since)
  return [workingDayAfter(day, deliveryDays.from), workingDayAfter(day, deliveryDays.to)]
}

interface DeliveryTimeProps {
  /**
   * The moment of the order, in ms; `built` where it is unknown: then days are counted, because
   * dates in the HTML of the build would soon be over; `payment` where nothing is sent before it.
   */
  since: number | 'built' | 'payment'
}

/** When an order arrives, by the setting of the shop; nothing without one. */
export function DeliveryTime({ since }: DeliveryTimeProps) {
  const { t } = useTranslation(deliveryMessages)
  const { deliveryDays } = publicConfig
  if (!deliveryDays) return null
  const { from, to } = deliveryDays
  const dates = typeof since === 'number' ? deliveryDates(since) : null
  const [one, several] =
    since === 'payment'
      ? (['afterPayment', 'afterPaymentBetween'] as const)
      : (['days', 'daysBetween'] as const)
  return (
    <p sx={deliveryStyle}>
      <Truck aria-hidden='true' size={20} />
      <span>
        {dates
          ? t('onDate', { dates: formatDays(...dates) })
          : t(from === to ? one : several, { from, to, count: to })}
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
