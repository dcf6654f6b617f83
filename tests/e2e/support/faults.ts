import { mkdirSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type APIRequestContext, expect } from '@playwright/test'
import { emulatorUrl } from './environment'

interface Asked {
  /** Path at the emulator. */
  pathPrefix: string
  method: 'GET' | 'POST'
}

interface Failure extends Asked {
  status: number
  body?: unknown
  /** Seconds. */
  retryAfter?: number
}

async function set(request: APIRequestContext, path: string, order: object): Promise<void> {
  const answer = await request.post(`${emulatorUrl}/switches${path}`, { data: order })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** The next answer at a path is this failure. */
export function failNext(request: APIRequestContext, failure: Failure): Promise<void> {
  return set(request, '/fail-next', failure)
}

/** What is asked next at a path is done, but half of its answer gets lost on the way. */
export function loseNext(request: APIRequestContext, asked: Asked): Promise<void> {
  return set(request, '/mode', { mode: 'truncated', count: 1, ...asked })
}

/** What is asked next at a path is neither done nor answered. */
export function leaveNextWaiting(request: APIRequestContext, asked: Asked): Promise<void> {
  return set(request, '/mode', { mode: 'hang', count: 1, ...asked })
}

/** End-to-end tests write more often than any person: the emulator's own limits are set aside. */
export function withoutLimits(request: APIRequestContext): Promise<void> {
  return set(request, '/limits', { enabled: false })
}

/**
 * Lets one test at a time work with something that all share, such as an endpoint that is to fail:
 * the projects run side by side against the same emulator.
 */
export async function oneAtATime(name: string, act: () => Promise<void>): Promise<void> {
  const lock = `.data/e2e-${name}-${process.ppid}`
  mkdirSync('.data', { recursive: true })
  while (!isTaken(lock)) await wait(50)
  try {
    await act()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function isTaken(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}
