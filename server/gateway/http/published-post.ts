import * as z from 'zod/mini'
import { readPost } from '#upstream/endpoints/blog'
import { GatewayError } from '../lib/gateway-error'
import type { Asking } from './api'

const readPublication = { ...readPost, answer: z.object({ isPublished: z.boolean() }) }

/** 404 for a post that is not published: the upstream takes comments and likes of it all the same. */
export async function requirePublished(caller: Asking, id: number | string): Promise<void> {
  const { isPublished } = await caller.ask(readPublication, { params: { id } })
  if (!isPublished) throw new GatewayError(404)
}
