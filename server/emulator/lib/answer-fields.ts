import type { Context } from 'hono'
import { athensTime } from '#contract/wire/athens-time'

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
}

export function childrenOf<Row extends Node>(node: Node, tree: readonly Row[]): Row[] {
  return tree.filter(({ parent }) => parent === node.id)
}

/** Scheme, host and port of a request. */
export const originOf = (c: Context): string => new URL(c.req.url).origin
