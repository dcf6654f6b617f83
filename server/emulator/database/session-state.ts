import type { Method } from '#contract/allauth/session-answer'

/** Login stages in their order. Each is also the id of the flow that is pending meanwhile. */
export const stageIds = [
  'login_by_code',
  'verify_email',
  'mfa_authenticate',
  'mfa_signup_webauthn',
] as const
export type StageId = (typeof stageIds)[number]

/** A code that must be typed; `at` in milliseconds. */
export interface CodeState {
  /** Null when none was sent: every attempt fails. */
  code: string | null
  email: string
  /** Null when the address is unknown. */
  user: number | null
  at: number
  failedAttempts: number
}

/** A login between its stages. Stored as JSON. */
export interface PendingLogin {
  /** Null for a simulated login, which makes unknown addresses look like known ones. */
  user: number | null
  email: string | null
  /** True when the account gets a passkey instead of a password. */
  passkeySignup: boolean
  stage: StageId
  passed: StageId[]
  /** Milliseconds; a login expires after 900 s. */
  initiatedAt: number
  /** Of the stage `login_by_code`. */
  loginCode: CodeState | null
}

export interface SessionState {
  /** Completed authentication methods, oldest first. */
  methods: Method[]
  login: PendingLogin | null
  emailVerification: CodeState | null
  passwordReset: CodeState | null
  /** One-time state of other modules by name: TOTP secret, WebAuthn challenge, provider sign-up. */
  oneTime: Record<string, unknown>
}

export const blankState = (): SessionState => ({
  methods: [],
  login: null,
  emailVerification: null,
  passwordReset: null,
  oneTime: {},
})
