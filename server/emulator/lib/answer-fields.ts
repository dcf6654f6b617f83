import type { Context } from 'hono'
import { athensTime } from '#contract/wire/athens-time'
import type { RouteDeps } from './dependencies'

interface Stamped {
  createdAt: number
  updatedAt: number
  uuid: string
}

/** `createdAt`, `updatedAt` and `uuid` as the API sends them. */
export function stampFields(row: Stamped) {
  return {
    createdAt: athensTime(row.createdAt),
    updatedAt: athensTime(row.updatedAt),
    uuid: row.uuid,
  }
}

/** SEO fields. */
export function seoFields(row: { seoTitle: string; seoDescription: string; seoKeywords: string }) {
  return {
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
    seoKeywords: row.seoKeywords,
  }
}

interface Node {
  id: number
  parent: number | null
  path: string
  slug: string
}

/** The direct children of a node. */
export function childrenOf<Row extends Node>(node: Node, tree: readonly Row[]): Row[] {
  return tree.filter(({ parent }) => parent === node.id)
}

/** Context of a request that serialisers need. */
export interface AnswerContext {
  /** Scheme, host and port of the request. */
  origin: string
  now: Date
}

/** The answer context of a request. */
export function answerContext(c: Context, { clock }: Pick<RouteDeps, 'clock'>): AnswerContext {
  return { origin: new URL(c.req.url).origin, now: clock.now() }
}
