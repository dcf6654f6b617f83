import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { apiRequest } from '../http/api-request'
import type { ApiCall } from '../http/create-api-request'

/** How long lists of places count as fresh, in ms: they hardly ever change. */
const placesFreshFor = 3_600_000

/** Reads a list that is the same for everybody: countries, regions. Only below a query client. */
export function usePlaces<Answer extends z.ZodMiniType>(
  key: readonly string[],
  call: Pick<ApiCall<Answer>, 'path' | 'query'> & { answer: Answer },
  enabled = true,
) {
  return useQuery({
    queryKey: key,
    enabled,
    staleTime: placesFreshFor,
    queryFn: async ({ signal }): Promise<z.output<Answer>> => {
      const result = await apiRequest<Answer>({ ...call, signal })
      if (result.ok) return result.data
      throw new Error(`${call.path} was not read: ${result.problem.kind}`)
    },
  })
}
