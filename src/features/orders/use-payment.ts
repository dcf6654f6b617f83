import { useQuery } from '@tanstack/react-query'
import { runtimeConfig } from '../../../contract/config/runtime-config'
import { isPaidOnline, paymentAddress } from '../../../contract/shop/online-payment'
import type { Order } from '../../../contract/shop/order'
import { apiRequest } from '../../lib/http/api-request'

/**
 * Where an order is paid online; null where it is not, or nobody can say where; undefined until that
 * is known.
 */
export function usePaymentAddress(order: Order): string | null | undefined {
  const isOnline = order.payWay !== null && isPaidOnline(order.payWay)
  const { data, isError } = useQuery({
    queryKey: ['online-payments'],
    enabled: isOnline,
    queryFn: async ({ signal }) => {
      const read = await apiRequest({ path: '/api/config/public', answer: runtimeConfig, signal })
      if (read.ok) return read.data.onlinePayments
      throw new Error('the settings cannot be read')
    },
  })
  if (!isOnline || isError) return null
  return data && paymentAddress(order, data)
}
