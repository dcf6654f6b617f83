import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type * as z from 'zod/mini'
import type { ApiCall } from '../lib/http/create-api-request'
import { ownRequest } from './own-request'
import { type ChangeStory, useChange } from './use-change'

interface OwnChangeDeps<Change, Answer extends z.ZodMiniType> {
  callOf: (change: Change) => ApiCall<Answer>
  /** Keys of what is read anew, also after a refusal: then what is shown was old. */
  refresh?: readonly (readonly (string | number)[])[]
  /** The change was made; `data` is what the API answered. */
  onDone?: (change: Change, data: z.output<Answer>) => void
}

/** The REST API asks nobody to prove again who they are. */
const neverInterrupted = { keep: () => {}, take: () => null }

/**
 * A page's own story of changes by the REST API, one at a time; its problems are shown by
 * `ChangeProblem`, or by a form through `submitChange`.
 */
export function useOwnChange<Change, Answer extends z.ZodMiniType = z.ZodMiniUndefined>({
  callOf,
  refresh = [],
  onDone,
}: OwnChangeDeps<Change, Answer>): ChangeStory<Change> {
  const queries = useQueryClient()
  const answered = useRef<{ data: z.output<Answer> }>()
  return useChange<Change>({
    interrupted: neverInterrupted,
    carryOut: async (change) => {
      const outcome = await ownRequest<Answer>(callOf(change))
      if (outcome.kind === 'done') answered.current = outcome
      // Not waited for: without a network what is read anew would never come.
      for (const queryKey of refresh) void queries.invalidateQueries({ queryKey })
      return outcome
    },
    onDone: (change) => answered.current && onDone?.(change, answered.current.data),
  })
}
