import { sessionHintCookie } from '../../../contract/account/session-hint'
import { cookieNames } from '../../lib/storage/cookies'
import type { ConsentChoice } from './consent-choice'
import type { ConsentEvent } from './consent-machine'
import { loadChoice, storesNothing } from './consent-storage'

type Service = typeof import('./consent-actor')
type ConsentActor = ReturnType<Service['consent']>

const watchers = new Set<() => void>()
let actor: ConsentActor | undefined
let starting: Promise<Service> | undefined
let stored: ConsentChoice | undefined

/** Cookies of this site that say nothing about consent. */
const unrelated: readonly string[] = [sessionHintCookie, 'colour_mode']

/** The present choice: the machine's once it has started, before that the stored one. Browser only. */
export function consentChoice(): ConsentChoice {
  if (actor) return actor.getSnapshot().context.choice
  stored ??= loadChoice()
  return stored
}

/**
 * Calls a function after each change of the choice. The first call starts the machine, unless this
 * visitor has not chosen anything yet and no cookie is left to clear: then it starts with the choice.
 * @returns the function that unsubscribes
 */
export function watchConsent(watcher: () => void): () => void {
  if (watchers.size === 0 && !actor) {
    document.addEventListener('visibilitychange', onReturn)
    if (needsMachine()) preloadConsent()
  }
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Loads and starts the machine, which applies the stored choice, and calls it no error if it fails. */
export function preloadConsent(): void {
  startConsent().catch(() => {})
}

/**
 * Sends a choice to the machine, which is started for it.
 * @throws where its chunk does not load; the next call loads it again
 */
export async function sendConsent(event: ConsentEvent): Promise<void> {
  const { consent } = await startConsent()
  consent().send(event)
}

/** The module of the machine, which has started. */
export function startConsent(): Promise<Service> {
  starting ??= import(/* webpackChunkName: "consent" */ './consent-actor').then(
    start,
    (failure) => {
      starting = undefined
      throw failure
    },
  )
  return starting
}

function start(service: Service): Service {
  document.removeEventListener('visibilitychange', onReturn)
  actor = service.consent()
  actor.subscribe(notify)
  notify()
  return service
}

function notify(): void {
  for (const watcher of [...watchers]) watcher()
}

/** Another tab may have stored a choice. */
function onReturn(): void {
  if (document.visibilityState === 'visible' && needsMachine()) preloadConsent()
}

function needsMachine(): boolean {
  return !storesNothing() || cookieNames().some((name) => !unrelated.includes(name))
}
