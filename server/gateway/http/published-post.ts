import * as z from 'zod/mini'
import { GatewayError } from '../lib/gateway-error'
import { parse } from '../upstream/read-answer'
import type { PublicCaller } from './api'

const publication = z.object({ isPublished: z.boolean() })

/** 404 for a post that is not published: the upstream takes comments and likes of it all the same. */
export async function requirePublished(caller: PublicCaller, post: number): Promise<void> {
  const found = parse(publication, await caller.send('GET', `/blog/post/${post}`))
  if (!found.isPublished) throw new GatewayError(404)
}
