import * as z from 'zod/mini'
import type { OnlinePayments } from '../../../contract/shop/online-payment'
import { onlinePaymentSettings } from '../../../contract/shop/online-payment-settings'
import { BuildRefused } from './build-refused'

/**
 * Where people pay online, from the setting that the gateway reads, too; empty means nowhere.
 * @throws BuildRefused where the setting cannot be used
 */
export function onlinePaymentsOf(written: string | undefined): OnlinePayments {
  if (!written) return {}
  const parsed = z.safeParse(onlinePaymentSettings, written)
  if (parsed.success) return parsed.data
  throw new BuildRefused(`ONLINE_PAYMENTS ${parsed.error.issues[0]?.message}`)
}
