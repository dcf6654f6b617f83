import type { Method } from '../../contract/allauth/method'

/**
 * Steps between the first factor and being signed in, in their order. Each is also the id of the flow that is pending meanwhile.
 */
export const stageIds = [
  'login_by_code',
  'verify_email',
  'mfa_authenticate',
  'mfa_signup_webauthn',
] as const
export type StageId = (typeof stageIds)[number]

/** A code that somebody must type; `at` in milliseconds. */
export interface CodeState {
  /** Null where nobody was sent one: no answer is ever right. */
  code: string | null
  email: string
  /** Null where the address belongs to nobody. */
  user: number | null
  at: number
  failedAttempts: number
}

/** Somebody on the way in. Everything here survives a restart as JSON. */
export interface PendingLogin {
  /** Null where a login is only pretended, so that unknown addresses look like known ones. */
  user: number | null
  email: string | null
  /** True for the first login of a new account. */
  signup: boolean
  /** True where the account gets a passkey instead of a password. */
  passkeySignup: boolean
  /** The step that is waited for. */
  stage: StageId
  passed: StageId[]
  /** Milliseconds; the whole login lives 900 s. */
  initiatedAt: number
  /** Of the step `login_by_code`. */
  loginCode: CodeState | null
}

/** What a session remembers. */
export interface SessionState {
  /** How the person proved who they are, oldest first. */
  methods: Method[]
  login: PendingLogin | null
  emailVerification: CodeState | null
  passwordReset: CodeState | null
  /** One-time states of other rooms, by a name of theirs: totp secret, challenge, provider. */
  kept: Record<string, unknown>
}

/** The state of a session in which nothing has happened. */
export const blankState = (): SessionState => ({
  methods: [],
  login: null,
  emailVerification: null,
  passwordReset: null,
  kept: {},
})
