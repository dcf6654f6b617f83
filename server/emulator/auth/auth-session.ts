import { eq } from 'drizzle-orm'
import type { Method } from '#contract/allauth/session-answer'
import {
  blankState,
  type CodeState,
  type PendingLogin,
  type SessionState,
} from '../database/session-state'
import { type AuthSessionRow, authSessions } from '../database/tables/auth'
import type { Account } from '../lib/accounts'
import type { RouteDeps } from '../lib/dependencies'
import { passwordFingerprint } from '../lib/password-hashes'
import { randomSessionKey } from '../lib/random-codes'

/** Client data shown in the session list. */
export interface SessionClient {
  ip: string
  userAgent: string
}

/** Lifetime of a session after its last change: 14 days. */
const sessionLifeMs = 14 * 86_400_000

/** Lifetime of a pending login: 900 s. */
const loginLifeMs = 900_000

/**
 * A session of the auth service during one call. Changes are written by `save`, which the call
 * handler runs last; an unmodified empty session is not stored.
 */
export class AuthSession {
  /** Whether the session changed: only then is a new key sent. */
  modified = false
  private state: SessionState
  private key: string | null
  /** The row of a revoked key, which `save` deletes. */
  private ended: AuthSessionRow | null = null

  constructor(
    private readonly deps: RouteDeps,
    private readonly client: SessionClient,
    private row: AuthSessionRow | null,
    public account: Account | null,
  ) {
    this.state = { ...blankState(), ...row?.state }
    this.key = row?.key ?? null
  }

  /** Id of the session in the session list; null before it is saved. */
  get id(): number | null {
    return this.row?.id ?? null
  }

  /** Completed authentication methods, oldest first. */
  get methods(): readonly Method[] {
    return this.state.methods
  }

  addMethod(method: Method): void {
    this.change({ methods: [...this.state.methods, method] })
  }

  /** The pending login; null when it is older than 900 s. */
  get login(): PendingLogin | null {
    const { login } = this.state
    if (this.account || !login) return null
    if (this.now() - login.initiatedAt > loginLifeMs) this.setLogin(null)
    return this.state.login
  }

  setLogin(login: PendingLogin | null): void {
    if (login !== null || this.state.login !== null) this.change({ login })
  }

  /** The pending e-mail verification, regardless of its age. */
  get emailVerification(): CodeState | null {
    return this.state.emailVerification
  }

  setEmailVerification(emailVerification: CodeState | null): void {
    this.change({ emailVerification })
  }

  /** The pending password reset, regardless of its age. */
  get passwordReset(): CodeState | null {
    return this.state.passwordReset
  }

  setPasswordReset(passwordReset: CodeState | null): void {
    this.change({ passwordReset })
  }

  /** Stores one-time state under a name and replaces an older one. */
  store(name: string, value: unknown): void {
    this.change({ oneTime: { ...this.state.oneTime, [name]: value } })
  }

  /** Reads one-time state without consuming it; undefined when there is none. */
  peek(name: string): unknown {
    return this.state.oneTime[name]
  }

  /** Reads and removes one-time state; undefined when there is none. */
  take(name: string): unknown {
    const { [name]: value, ...oneTime } = this.state.oneTime
    if (value !== undefined) this.change({ oneTime })
    return value
  }

  /** Signs an account in and rotates the session key. */
  signIn(account: Account): void {
    this.account = account
    this.cycleKey()
  }

  /** Rotates the session key, e.g. after a change of password; the old key becomes invalid. */
  cycleKey(): void {
    this.ended = this.ended ?? this.row
    this.row = null
    this.key = null
    this.modified = true
  }

  /** Ends the session: clears its state and revokes its key. The access token lives on. */
  flush(): void {
    this.cycleKey()
    this.account = null
    this.state = blankState()
  }

  /** The session key, created when missing; null while there is nothing to store. */
  exposedKey(): string | null {
    if (!this.modified || this.isEmpty()) return null
    this.key = this.key ?? randomSessionKey(this.deps)
    return this.key
  }

  /** Writes all changes. */
  async save(): Promise<void> {
    const { db } = this.deps.store
    if (this.ended) await db.delete(authSessions).where(eq(authSessions.id, this.ended.id))
    this.ended = null
    const key = this.exposedKey()
    if (key) await this.write(key)
    else if (this.row && this.account) await this.markSeen(this.row)
    this.modified = false
  }

  private isEmpty(): boolean {
    const { methods, login, emailVerification, passwordReset, oneTime } = this.state
    if (this.key || this.account || login || emailVerification || passwordReset) return false
    return methods.length === 0 && Object.keys(oneTime).length === 0
  }

  private now(): number {
    return this.deps.clock.now().getTime()
  }

  private change(part: Partial<SessionState>): void {
    this.state = { ...this.state, ...part }
    this.modified = true
  }

  private async write(key: string): Promise<void> {
    const now = this.now()
    const values = {
      ...this.client,
      user: this.account?.id ?? null,
      passwordFingerprint: this.account ? passwordFingerprint(this.account) : null,
      state: this.state,
      lastSeenAt: now,
      expiresAt: now + sessionLifeMs,
    }
    const { db } = this.deps.store
    const [row] = this.row
      ? await db
          .update(authSessions)
          .set(values)
          .where(eq(authSessions.id, this.row.id))
          .returning()
      : await db
          .insert(authSessions)
          .values({ key, createdAt: now, ...values })
          .returning()
    this.row = row ?? null
  }

  private async markSeen({ id }: AuthSessionRow): Promise<void> {
    const seen = { ...this.client, lastSeenAt: this.now() }
    await this.deps.store.db.update(authSessions).set(seen).where(eq(authSessions.id, id))
  }
}
