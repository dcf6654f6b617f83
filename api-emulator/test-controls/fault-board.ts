/** The ways in which an answer can be spoilt. */
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

/** What is to go wrong, and where. */
export interface FaultRule {
  mode: FaultMode
  /** Paths that begin with this are hit; `/` means all. */
  pathPrefix: string
  /** Only this method, e.g. `POST`; any when absent. */
  method?: string | undefined
  /** How many more answers are hit; null means all until it is switched off. */
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

/** The faults that are switched on. */
export interface FaultBoard {
  rules(): readonly FaultRule[]
  add(rule: FaultRule): void
  /** Takes the delays and the oldest other fault that hit a request, and counts them. */
  take(method: string, path: string): { delayMs: number; fault: FaultRule | null }
  /** Switches off all faults, or those of one path prefix, and lets go of what hangs. */
  clear(pathPrefix?: string): void
  /** Settles when the faults are next switched off. */
  untilCleared(): Promise<void>
}

/** A board without any fault. */
export function createFaultBoard(): FaultBoard {
  let rules: FaultRule[] = []
  let waiting: (() => void)[] = []
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
      const hit = rules.filter((rule) => hits(rule, method, path))
      const delays = hit.filter(({ mode }) => mode === 'delay')
      const fault = hit.find(({ mode }) => mode !== 'delay') ?? null
      for (const rule of fault ? [...delays, fault] : delays) use(rule)
      return { delayMs: delays.reduce((sum, { delayMs = 0 }) => sum + delayMs, 0), fault }
    },
    clear(pathPrefix) {
      rules = rules.filter((rule) => pathPrefix !== undefined && rule.pathPrefix !== pathPrefix)
      for (const letGo of waiting) letGo()
      waiting = []
    },
    untilCleared: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
      }),
  }
}

function hits(rule: FaultRule, method: string, path: string): boolean {
  if (rule.method !== undefined && rule.method !== method) return false
  return path.startsWith(rule.pathPrefix)
}
