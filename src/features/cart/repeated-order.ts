import { type ApiProblem, isGreek } from '#lib/http/problem'

/** A line of an earlier order that was put into the cart again, as far as that was possible. */
export interface RepeatedLine {
  /** Null where the product no longer exists. */
  product: number | null
  name: string
  /** Pieces of the earlier order. */
  asked: number
  /** Pieces that go into the cart. */
  added: number
  /**
   * Why fewer are added than were asked for: fewer are in stock, all that there are were in the cart
   * before, none are left, it is not sold any more, or the shop refused it.
   */
  reason: 'part' | 'held' | 'soldOut' | 'notOnSale' | 'refused' | null
  /** Why the shop refused it, in its own words. */
  sentence?: string | undefined
  /** Unit prices in euro, where it costs more than it did. */
  dearer: { before: number; now: number } | null
}

/** The lines after the shop has refused to add a product. */
export function withRefused(
  lines: readonly RepeatedLine[],
  refused: number,
  problem: ApiProblem | null,
): RepeatedLine[] {
  const reason = problem?.kind === 'missing' ? 'notOnSale' : 'refused'
  const errors = problem && 'errors' in problem ? problem.errors : []
  const sentence = errors.map(({ message }) => message).find(isGreek)
  return lines.map((line) =>
    line.product === refused ? { ...line, added: 0, reason, sentence, dearer: null } : line,
  )
}
