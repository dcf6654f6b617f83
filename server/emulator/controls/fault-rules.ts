/** Kinds of fault: the request fails, is delayed, or half of its answer is lost. */
export type FaultMode = 'fail' | 'delay' | 'truncated'

/** A fault, and the requests that it affects. */
export interface FaultRule {
  mode: FaultMode
  /** Affects paths with this prefix; `/` means all. */
  pathPrefix: string
  /** Only this method, e.g. `POST`; any when absent. */
  method?: string | undefined
  /** Remaining number of affected answers; null means all until it is cleared. */
  remaining: number | null
  /** For `fail`. */
  status?: number
  /** For `fail`: the body instead of `{ detail }`. */
  body?: unknown
  delayMs?: number
}

export interface FaultRules {
  rules(): readonly FaultRule[]
  add(rule: FaultRule): void
  /** Consumes the delays and the oldest other fault that affect a request. */
  take(method: string, path: string): { delayMs: number; fault: FaultRule | null }
  /** Removes all faults and releases delayed requests. */
  clear(): void
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
    take(method, path) {
      const affecting = rules.filter((rule) => affects(rule, method, path))
      const delays = affecting.filter(({ mode }) => mode === 'delay')
      const fault = affecting.find(({ mode }) => mode !== 'delay') ?? null
      for (const rule of fault ? [...delays, fault] : delays) use(rule)
      return { delayMs: delays.reduce((sum, { delayMs = 0 }) => sum + delayMs, 0), fault }
    },
    clear() {
      rules = []
      for (const release of waiters) release()
      waiters = []
    },
    untilCleared: () =>
      new Promise((resolve) => {
        waiters.push(resolve)
      }),
  }
}

const affects = (rule: FaultRule, method: string, path: string): boolean =>
  (rule.method === undefined || rule.method === method) && path.startsWith(rule.pathPrefix)
