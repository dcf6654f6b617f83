/** @jsxImportSource theme-ui */
import { CircleCheck, CircleX, type LucideIcon, Timer } from 'lucide-react'
import { type Availability, availabilityOf } from '../../../../contract/shop/product-offer'
import { useText } from '../../../lib/i18n/texts'
import { productMessages } from '../product-texts'

const looks: Record<Availability, { icon: LucideIcon; color: string }> = {
  inStock: { icon: CircleCheck, color: 'successText' },
  fewLeft: { icon: Timer, color: 'warningText' },
  soldOut: { icon: CircleX, color: 'textMuted' },
}

/** Whether it can be had, in words. */
export function AvailabilityLine({ stock }: { stock: number }) {
  const text = useText(productMessages)
  const availability = availabilityOf(stock)
  const { icon: Icon, color } = looks[availability]
  return (
    <p sx={{ display: 'flex', alignItems: 'center', gap: 2, color, fontWeight: 'medium' }}>
      <Icon size={20} aria-hidden='true' />
      {text(`availability.${availability}`, { count: stock })}
    </p>
  )
}
