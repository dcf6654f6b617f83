/** Kinds of fault. */
export const faultModes = [
  'fail',
  'delay',
  'html',
  'truncated',
  'wrong-shape',
  'empty-list',
  'half-pages',
  'redirect',
  'hang',
] as const
export type FaultMode = (typeof faultModes)[number]

/** A fault, and the requests that it affects. */
export interface FaultRule {
  mode: FaultMode
  /** Affects paths with this prefix; `/` means all. */
  pathPrefix: string
  /** Only this method, e.g. `POST`; any when absent. */
  method?: string | undefined
  /** Only requests with this text in their body, such as an e-mail address; any when absent. */
  containing?: string | undefined
  /** Remaining number of affected answers; null means all until it is cleared. */
  remaining: number | null
  /** For `fail` and `html`. */
  status?: number | undefined
  /** For `fail`: the body instead of `{ detail }`. */
  body?: unknown
  /** For `fail`: seconds in a `Retry-After`. */
  retryAfter?: number | undefined
  /** For `delay`. */
  delayMs?: number | undefined
  /** For `redirect`. */
  location?: string | undefined
}

/** The active faults. */
export interface FaultRules {
  rules(): readonly FaultRule[]
  add(rule: FaultRule): void
  /** Consumes the delays and the oldest other fault that affect a request. */
  take(method: string, path: string, body?: string): { delayMs: number; fault: FaultRule | null }
  /** Removes all faults, or those of one path prefix, and releases hanging requests. */
  clear(pathPrefix?: string): void
  /** Resolves when faults are cleared. */
  untilCleared(): Promise<void>
}

/** Creates an empty set of faults. */
export function createFaultRules(): FaultRules {
  let rules: FaultRule[] = []
  let waiters: (() => void)[] = []
  const use = (rule: FaultRule) => {
    if (rule.remaining !== null) rule.remaining -= 1
    rules = rules.filter(({ remaining }) => remaining !== 0)
  }
  return {
    rules: () => rules,
    add: (rule) => {
      rules.push({ ...rule })
    },
    take(method, path, body = '') {
      const affecting = rules.filter((rule) => affects(rule, method, path, body))
      const delays = affecting.filter(({ mode }) => mode === 'delay')
      const fault = affecting.find(({ mode }) => mode !== 'delay') ?? null
      for (const rule of fault ? [...delays, fault] : delays) use(rule)
      return { delayMs: delays.reduce((sum, { delayMs = 0 }) => sum + delayMs, 0), fault }
    },
    clear(pathPrefix) {
      rules = rules.filter((rule) => pathPrefix !== undefined && rule.pathPrefix !== pathPrefix)
      for (const release of waiters) release()
      waiters = []
    },
    untilCleared: () =>
      new Promise((resolve) => {
        waiters.push(resolve)
      }),
  }
}

function affects(rule: FaultRule, method: string, path: string, body: string): boolean {
  if (rule.method !== undefined && rule.method !== method) return false
  if (rule.containing !== undefined && !body.includes(rule.containing)) return false
  return path.startsWith(rule.pathPrefix)
}
