import type { CartMerge } from '#contract/shop/cart'
import type { ApiProblem } from '#lib/http/problem'

export type MergedItem = CartMerge['items'][number]

/**
 * What came of a merge. `unseen`: its answer was lost, and the repeated request found nothing to
 * merge any more.
 */
export type MergeOutcome =
  | { kind: 'done'; items: readonly MergedItem[] }
  | { kind: 'failed'; problem: ApiProblem }
  | { kind: 'unseen' }

/**
 * What came of a merge that was answered; null where there was nothing to merge.
 * @param before what came of it before
 */
export function mergeOutcome(
  items: readonly MergedItem[],
  before: MergeOutcome | null,
): MergeOutcome | null {
  if (items.length > 0) return { kind: 'done', items }
  return before?.kind === 'failed' ? { kind: 'unseen' } : null
}
