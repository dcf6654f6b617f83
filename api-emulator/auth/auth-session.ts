import { eq } from 'drizzle-orm'
import type { Method } from '../../contract/allauth/method'
import type { RouteDeps } from '../dependencies'
import type { Account } from '../store/account-queries'
import { type AuthSessionRow, authSessions } from '../store/auth-tables'
import { endAccessTokens, renewAccessToken } from './knox-tokens'
import { passwordMark } from './password-mark'
import { randomSessionKey } from './random-texts'
import { blankState, type CodeState, type PendingLogin, type SessionState } from './session-state'

/** Where a call comes from, as the list of sessions shows it. */
export interface SessionClient {
  ip: string
  userAgent: string
}

/** How long a session lives after its last change: 14 days. */
export const sessionLifeMs = 14 * 86_400_000

/** How long a login may wait between its steps: 900 s. */
const loginLifeMs = 900_000

/**
 * A session of the sign-in service during one call. Changes stay here until `save`, which the
 * frame around the handlers calls; nothing is written for a session in which nothing happened.
 */
export class AuthSession {
  /** Whether something changed: only then is a new key told to the caller. */
  modified = false
  private state: SessionState
  private key: string | null
  /** A row that `save` replaces: its key has ended. */
  private ended: AuthSessionRow | null = null
  /** Digest of the access token that was handed out with this session; extensions end both together. */
  private accessToken: string | null
  private endedToken: string | null = null

  constructor(
    private readonly deps: RouteDeps,
    private readonly client: SessionClient,
    private row: AuthSessionRow | null,
    /** Who is signed in. */
    public account: Account | null,
  ) {
    this.state = { ...blankState(), ...row?.state }
    this.key = row?.key ?? null
    this.accessToken = row?.accessToken ?? null
  }

  /** The id that the list of sessions knows this one by; null before it is saved. */
  get id(): number | null {
    return this.row?.id ?? null
  }

  /** How the person proved who they are, oldest first. */
  get methods(): readonly Method[] {
    return this.state.methods
  }

  addMethod(method: Method): void {
    this.change({ methods: [...this.state.methods, method] })
  }

  /** The login under way; null also where it is older than 900 s. */
  get login(): PendingLogin | null {
    const { login } = this.state
    if (this.account || !login) return null
    if (this.now() - login.initiatedAt > loginLifeMs) this.setLogin(null)
    return this.state.login
  }

  setLogin(login: PendingLogin | null): void {
    if (login !== null || this.state.login !== null) this.change({ login })
  }

  /** The e-mail code that is waited for, whatever its age. */
  get emailVerification(): CodeState | null {
    return this.state.emailVerification
  }

  setEmailVerification(emailVerification: CodeState | null): void {
    this.change({ emailVerification })
  }

  /** The code for a new password that is waited for, whatever its age. */
  get passwordReset(): CodeState | null {
    return this.state.passwordReset
  }

  setPasswordReset(passwordReset: CodeState | null): void {
    this.change({ passwordReset })
  }

  /** Keeps a one-time state under a name, in place of an older one. */
  store(name: string, value: unknown): void {
    this.change({ kept: { ...this.state.kept, [name]: value } })
  }

  /** Reads a state without using it up; undefined where there is none. */
  peek(name: string): unknown {
    return this.state.kept[name]
  }

  /** Reads a state and uses it up; undefined where there is none. */
  take(name: string): unknown {
    const { [name]: value, ...kept } = this.state.kept
    if (value !== undefined) this.change({ kept })
    return value
  }

  /** Signs somebody in: the key is another one from now on. */
  signIn(account: Account): void {
    this.account = account
    this.cycleKey()
  }

  /** Goes on under a new key, e.g. after a change of password; the old one is dead. */
  cycleKey(): void {
    this.ended = this.ended ?? this.row
    this.row = null
    this.key = null
    this.modified = true
  }

  /** False also where the session ended and the same person has just begun another. */
  get hasAccessToken(): boolean {
    return this.accessToken !== null
  }

  /** Remembers the access token that goes out with this session, so as to end it in time. */
  keepAccessToken(digest: string): void {
    this.accessToken = digest
    this.modified = true
  }

  /** Ends the session: all is forgotten, its key is dead, and with extensions its access token. */
  flush(): void {
    this.cycleKey()
    this.endedToken = this.endedToken ?? this.accessToken
    this.accessToken = null
    this.account = null
    this.state = blankState()
  }

  /** The key, made where there is none yet; null while there is nothing to remember. */
  exposedKey(): string | null {
    if (!this.modified || this.isEmpty()) return null
    this.key = this.key ?? randomSessionKey(this.deps)
    return this.key
  }

  /** Writes what changed. */
  async save(): Promise<void> {
    const { db } = this.deps.store
    if (this.ended) await db.delete(authSessions).where(eq(authSessions.id, this.ended.id))
    this.ended = null
    if (this.endedToken) await endAccessTokens(this.deps, [this.endedToken])
    this.endedToken = null
    const key = this.exposedKey()
    if (key) await this.write(key)
    else if (this.row && this.account) await this.markSeen(this.row)
    this.modified = false
  }

  private isEmpty(): boolean {
    const { methods, login, emailVerification, passwordReset, kept } = this.state
    if (this.key || this.account || login || emailVerification || passwordReset) return false
    return methods.length === 0 && Object.keys(kept).length === 0
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
      passwordMark: this.account ? passwordMark(this.account) : null,
      accessToken: this.accessToken,
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
    const { accessToken, account } = this
    if (accessToken && account) await renewAccessToken(this.deps.store, accessToken, account)
  }

  private async markSeen({ id }: AuthSessionRow): Promise<void> {
    const seen = { ...this.client, lastSeenAt: this.now() }
    await this.deps.store.db.update(authSessions).set(seen).where(eq(authSessions.id, id))
  }
}
