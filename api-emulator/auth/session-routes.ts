import { Hono } from 'hono'
import { authentication } from './auth-answers'
import type { AuthCall } from './auth-call'
import { bodyOf } from './body-of'
import type { Framed } from './framed-calls'

/** `/auth/session`: who is here, and signing out. */
export function sessionRoutes(framed: Framed) {
  return new Hono()
    .get('/auth/session', framed(authentication))
    .delete('/auth/session', framed(signOut))
}

async function signOut(call: AuthCall): Promise<Response> {
  await bodyOf(call)
  call.session.flush()
  return authentication(call)
}
