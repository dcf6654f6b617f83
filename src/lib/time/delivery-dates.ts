import { publicConfig } from '../config/public-config'
import { type AthensDay, dayInAthens, workingDayAfter } from './working-days'

/** The first and last day of delivery of an order of that moment; null where the shop states none. */
export function deliveryDates(since: number): [first: AthensDay, last: AthensDay] | null {
  const { deliveryDays } = publicConfig
  if (!deliveryDays) return null
  const day = dayInAthens(since)
  return [workingDayAfter(day, deliveryDays.from), workingDayAfter(day, deliveryDays.to)]
}
