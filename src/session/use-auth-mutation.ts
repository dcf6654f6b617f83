import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { AuthOutcome } from './auth-outcome'
import { authRequest } from './auth-request'
import type { AuthCall } from './create-auth-request'

interface AuthMutationOptions {
  /** Keys of what is read anew once the change was made. */
  refresh?: readonly (readonly string[])[]
}

/**
 * Changes something at the sign-in service. What it says is the value, never an exception:
 * `const outcome = await mutation.mutateAsync(values)`.
 * @param callOf the call for what the page hands in
 */
export function useAuthMutation<
  Variables = void,
  Answer extends z.ZodMiniType = z.ZodMiniUndefined,
>(
  callOf: (variables: Variables) => AuthCall<Answer>,
  { refresh = [] }: AuthMutationOptions = {},
): UseMutationResult<AuthOutcome<z.output<Answer>>, Error, Variables> {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (variables) => authRequest<Answer>(callOf(variables)),
    onSuccess: async ({ kind }) => {
      if (kind !== 'done' && kind !== 'signedIn') return
      await Promise.all(refresh.map((queryKey) => queries.invalidateQueries({ queryKey })))
    },
  })
}
