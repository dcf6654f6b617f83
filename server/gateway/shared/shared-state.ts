/**
 * State that several copies of the gateway share. Each kind has one interface and two
 * implementations: in the memory of one copy (`memory-state.ts`) and in Redis
 * (`node/redis-state.ts`). Every call is atomic, and none rejects: without Redis, the copy
 * continues with its own memory. Names separate the users of one kind.
 */
export interface SharedState {
  limiter(name: string, settings: RateSettings): RateLimiter
  window(name: string, settings: WindowSettings): EventWindow
  oneTime(name: string, lifetimeMs: number): OneTimeNames
  values(name: string, settings: ValueSettings): SharedValues
  locks(name: string, lifetimeMs: number): Locks
  messages: Messages
  /** False while this copy should share its state and cannot. */
  isConnected(): boolean
}

export interface RateSettings {
  perMinute: number
  /** Most clients that are counted in memory at a time; LRU eviction. */
  remembered: number
}

/** Counts requests by client within the last minute. */
export interface RateLimiter {
  /**
   * Counts one request; null lets it pass, else the whole seconds to wait. Memory answers at once,
   * so that no request waits for a promise.
   */
  take(client: string): number | null | Promise<number | null>
}

export interface WindowSettings {
  /** Most events of one name within the window. */
  most: number
  windowMs: number
  /** Most names that are kept in memory; LRU eviction. */
  remembered: number
}

/** Counts few events of a name, exactly, within a sliding window. */
export interface EventWindow {
  /** Counts one event that happens now, unless there are enough already. */
  add(name: string): Promise<CountedEvent>
}

/** `waitMs` is null where the event was counted; `undo` takes it back. */
export interface CountedEvent {
  waitMs: number | null
  undo(): Promise<void>
}

/** Names that can be taken once within their lifetime. */
export interface OneTimeNames {
  /** True for the first caller only. */
  take(name: string): Promise<boolean>
  /** Lets the name be taken once more. */
  giveBack(name: string): Promise<void>
}

export interface ValueSettings {
  lifetimeMs: number
  /** Most values that are kept in memory; LRU eviction. */
  remembered: number
}

/** Texts by name, each for a while. */
export interface SharedValues {
  set(name: string, value: string): Promise<void>
  get(name: string): Promise<string | null>
}

/** Locks by name; one that is never released is over after its lifetime. */
export interface Locks {
  /** Takes the lock and returns its release; null while another holder has it. */
  take(name: string): Promise<(() => Promise<void>) | null>
}

/**
 * Messages between copies: a session was replaced by a newer one, a session has ended, or any
 * session of a person may have ended.
 */
export type SharedMessage =
  | { kind: 'session-replaced'; generation: string }
  | { kind: 'session-ended'; generation: string }
  | { kind: 'sessions-in-doubt'; userId: number }

export interface Messages {
  /** Reaches every other copy that is connected; it is not repeated for one that is not. */
  publish(message: SharedMessage): void
  /** `listener` gets the messages of the other copies. */
  subscribe(listener: (message: SharedMessage) => void): void
}
