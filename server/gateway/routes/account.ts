import { accountWriteOn } from '#contract/account/account-write'
import * as endpoints from '#contract/endpoints/account'
import { athensDay } from '#contract/wire/athens-time'
import { published } from '#upstream/blog-post'
import * as upstream from '#upstream/endpoints/account'
import { listLikedPostsOf } from '#upstream/endpoints/blog'
import { listReviewsOf } from '#upstream/endpoints/reviews'
import type { Api, Member } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { mine, readPage } from '../http/visible'
import { GatewayError } from '../lib/gateway-error'
import { readAccountForm } from './account-form'

/**
 * A person's account and the lists below it. The upstream only checks that the caller is signed in;
 * that `{id}` is the signed-in person is checked here.
 */
export function accountRoutes({ api }: { api: Api }) {
  const { routes, route } = createRoutes(api)

  const paramsOf = ({ userId }: Member) => ({ me: userId })

  route(endpoints.readAccount, ({ member }) =>
    member.ask(upstream.readAccount, { params: paramsOf(member) }),
  )

  route(
    endpoints.changeAccount,
    ({ member, body }) => member.ask(upstream.changeAccount, { params: paramsOf(member), body }),
    (c) => accountWriteOn(athensDay(c.var.basics.clock())),
  )

  route(endpoints.changePicture, async ({ c, member }) => {
    const body = await readAccountForm(c)
    return member.ask(upstream.changeAccount, { params: paramsOf(member), body })
  })

  route(endpoints.changeUsername, async ({ member, body }) => {
    const sent = { params: paramsOf(member), body }
    await member.ask(upstream.changeUsername, sent).catch(asRefused)
    return body
  })

  route(endpoints.listReviewsOf, ({ c, member, endpoint }) =>
    readPage(c, member, endpoint, listReviewsOf, { params: paramsOf(member), visible: mine }),
  )

  route(endpoints.listLikedPostsOf, ({ c, member, endpoint }) =>
    readPage(c, member, endpoint, listLikedPostsOf, {
      params: paramsOf(member),
      visible: published,
    }),
  )

  return routes
}

/** The API answers 409 where the name is taken: a refusal of the value, as any other. */
function asRefused(error: unknown): never {
  const isTaken = error instanceof GatewayError && error.status === 409
  throw isTaken ? new GatewayError(400, error.details) : error
}
