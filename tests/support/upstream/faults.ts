import type { Row } from './small-shop'

/** One response of a list. */
export interface ListAnswer {
  count: number
  totalPages: number
  page: number
  results: Row[]
}

/** A fault of an upstream in one list. */
export type Fault =
  | { kind: 'down' }
  | { kind: 'reset' }
  | { kind: 'hangs' }
  | { kind: 'answers'; status: number; headers?: Record<string, string>; body: string }
  | { kind: 'cuts' }
  | { kind: 'changes'; change: (answer: ListAnswer) => object }

const page = '<!doctype html><title>502 Bad Gateway</title>'

/** Faults after which a build must leave the published site unchanged (A4-59, A4-60). */
export const faults = {
  down: { kind: 'down' },
  reset: { kind: 'reset' },
  hanging: { kind: 'hangs' },
  serverError: { kind: 'answers', status: 500, body: '{"detail":"error"}' },
  html: { kind: 'answers', status: 200, headers: { 'content-type': 'text/html' }, body: page },
  truncated: { kind: 'cuts' },
  empty: {
    kind: 'changes',
    change: (answer) => ({ ...answer, count: 0, totalPages: 0, results: [] }),
  },
  halfOfThePages: {
    kind: 'changes',
    change: (answer) => ({ ...answer, count: answer.count * 2 }),
  },
  wrongShape: {
    kind: 'changes',
    change: (answer) => ({ ...answer, results: 'δύο' }),
  },
  redirect: {
    kind: 'answers',
    status: 302,
    headers: { location: 'http://elsewhere.invalid/' },
    body: '',
  },
} as const satisfies Record<string, Fault>
export type FaultName = keyof typeof faults
