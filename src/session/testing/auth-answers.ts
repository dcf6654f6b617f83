import type {
  AuthAnswer,
  Flow,
  SignedInAnswer,
  SignedOutAnswer,
} from '#contract/allauth/session-answer'

/** Answers of the sign-in service about the session, for tests. */

const person = (id: number) => ({ id, display: 'Άννα', has_usable_password: true })
const password = { method: 'password', at: 1_747_730_000 }

/** 200: a user is signed in by a number of methods; `meta` e.g. with an access token. */
export function signedIn(
  id = 7,
  { methods = 1, ...meta }: { methods?: number } & Partial<SignedInAnswer['meta']> = {},
): SignedInAnswer {
  const data = { user: person(id), methods: Array(methods).fill(password) }
  return { status: 200, data, meta: { ...meta, is_authenticated: true } }
}

/** 401: no user is signed in; these flows are offered beside `login`. */
export function signedOut(...flows: Flow[]): SignedOutAnswer {
  const data = { flows: [{ id: 'login' }, ...flows] }
  return { status: 401, data, meta: { is_authenticated: false } }
}

/** 401 for a signed-in user. */
export function reauthenticationRequired(id = 7): SignedOutAnswer {
  const data = { user: person(id), methods: [password], flows: [{ id: 'reauthenticate' }] }
  return { status: 401, data, meta: { is_authenticated: true } }
}

/** 410: the session has ended. */
export function gone(generation?: string | null): AuthAnswer {
  return { status: 410, meta: { is_authenticated: null, ...(generation && { generation }) } }
}
