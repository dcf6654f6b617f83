import { Hono } from 'hono'
import type { RouteParts } from '../stand-in-parts'
import { framedCalls } from './framed-calls'
import { sessionRoutes } from './session-routes'

/** `/_allauth/app/v1`: everything of the sign-in service that is not a second factor or provider. */
export function authRoutes(parts: RouteParts) {
  const framed = framedCalls(parts)
  return new Hono().route('/', sessionRoutes(framed))
}
