import { createStore } from '#lib/state/create-store'
import type { ConsentChoice } from './consent-choice'
import { applyChoice } from './consent-effects'
import type { ConsentEvent } from './consent-machine'
import { loadChoice, saveChoice, storesNothing } from './consent-storage'

type ConsentActor = ReturnType<typeof import('./consent-actor').consent>

const known = createStore<ConsentChoice | undefined>(undefined)
let isRestored = false
let starting: Promise<ConsentActor> | undefined

/** The choice: that of the machine once started, before that the stored one. Browser only. */
export function consentChoice(): ConsentChoice {
  const choice = known.get() ?? loadChoice()
  if (!known.get()) known.set(choice)
  return choice
}

/**
 * Calls a function after each change of the choice. The first call applies the stored choice
 * without the machine, which only the next choice starts.
 * @returns the function that unsubscribes
 */
export function watchConsent(watcher: () => void): () => void {
  if (!isRestored) restore()
  return known.watch(watcher)
}

function restore(): void {
  isRestored = true
  const choice = consentChoice()
  // Clears the stored data of an outdated choice.
  if (choice.kind === 'undecided' && !storesNothing()) saveChoice(choice)
  applyChoice(choice)
  document.addEventListener('visibilitychange', onReturn)
}

/** Loads and starts the machine for a choice that is about to be made. */
export function preloadConsent(): void {
  startConsent().catch(() => {})
}

/**
 * Sends a choice to the machine.
 * @throws if its chunk fails to load; the next call loads it again
 */
export async function sendConsent(event: ConsentEvent): Promise<void> {
  const machine = await startConsent()
  machine.send(event)
}

function startConsent(): Promise<ConsentActor> {
  starting ??= import(/* webpackChunkName: "flows" */ './consent-actor').then(
    ({ consent }) => follow(consent()),
    (failure) => {
      starting = undefined
      throw failure
    },
  )
  return starting
}

function follow(started: ConsentActor): ConsentActor {
  document.removeEventListener('visibilitychange', onReturn)
  const tell = () => known.set(started.getSnapshot().context.choice)
  started.subscribe(tell)
  tell()
  return started
}

/** Starts the machine if another tab changed the choice; the machine then applies it. */
function onReturn(): void {
  const choice = loadChoice()
  const isChanged = JSON.stringify(choice) !== JSON.stringify(consentChoice())
  const isVisible = document.visibilityState === 'visible'
  if (isVisible && isChanged && choice.kind !== 'undecided') preloadConsent()
}
