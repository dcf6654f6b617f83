import { useQuery } from '@tanstack/react-query'
import { runtimeConfig } from '../../../contract/config/runtime-config'
import { apiRequest } from '../../lib/http/api-request'

/** Whether the API confirms orders by mail; false until that is known, so that nothing is promised. */
export function useOrderMail(): boolean {
  const { data } = useQuery({
    queryKey: ['order-mail'],
    queryFn: async ({ signal }) => {
      const read = await apiRequest({ path: '/api/config/public', answer: runtimeConfig, signal })
      return read.ok && read.data.orderMail === 'sent'
    },
  })
  return data ?? false
}
