import { useQuery } from '@tanstack/react-query'
import { type PhoneRemoval, runtimeConfig } from '../../../contract/config/runtime-config'
import { apiRequest } from '../../lib/http/api-request'

/**
 * Whether the API lets people clear a stored telephone number, from `GET /api/config/public`; as long
 * as that is not known it does not, so that nothing is promised that the API refuses.
 */
export function usePhoneRemoval(): PhoneRemoval {
  const { data } = useQuery({
    queryKey: ['phone-removal'],
    queryFn: async ({ signal }) => {
      const read = await apiRequest({ path: '/api/config/public', answer: runtimeConfig, signal })
      return read.ok ? read.data.phoneRemoval : 'refused'
    },
  })
  return data ?? 'refused'
}
