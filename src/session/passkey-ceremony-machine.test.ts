import { createActor, SimulatedClock, waitFor } from 'xstate'
import type { ApiProblem } from '#lib/http/problem'
import {
  createPasskeyCeremonyMachine,
  type PasskeyEnd,
  type PasskeyRules,
  type PasskeyTrigger,
} from './passkey-ceremony-machine'

const start = { type: 'start', values: 'Κινητό' } as const
const pause = { type: 'pause' } as const
const resume = { type: 'resume' } as const

const service = (problem: ApiProblem): PasskeyEnd<string> => ({ kind: 'service', problem })
const signedIn: PasskeyEnd<string> = { kind: 'done', result: 'signed in' }
const signedOut = service({ kind: 'signedOut' })
const refused = service({ kind: 'refused', errors: [] })
const offline = service({ kind: 'unreachable' })
const busy = service({ kind: 'rateLimited', seconds: 9 })
const cancelled: PasskeyEnd<string> = { kind: 'device', problem: 'cancelled' }
const unsupported: PasskeyEnd<string> = { kind: 'device', problem: 'unsupported' }
const stopped: PasskeyEnd<string> = { kind: 'stopped' }

const rules: PasskeyRules = { over: ['sessionEnded'], expired: ['signedOut'], waits: true }
const suggesting: PasskeyRules = { over: ['conflict'], suggests: true, restarts: true }

interface Ends {
  /** Without an end, the try never ends. */
  suggestion?: PasskeyEnd<string>
  other?: PasskeyEnd<string>
}

function startCeremony(
  input: { rules: PasskeyRules; startsByItself?: boolean },
  ends: Ends = {},
  canSuggest = true,
) {
  const clock = new SimulatedClock()
  const tries: { trigger: PasskeyTrigger; values: string | null }[] = []
  const aborted: string[] = []
  const machine = createPasskeyCeremonyMachine<string, string>({
    canSuggest: async () => canSuggest,
    tryPasskey: ({ input: { trigger, values }, signal }) => {
      tries.push({ trigger, values })
      signal.addEventListener('abort', () => aborted.push(trigger))
      const end = trigger === 'suggestion' ? ends.suggestion : ends.other
      return end ? Promise.resolve(end) : new Promise(() => {})
    },
  })
  const actor = createActor(machine, { clock, input }).start()
  const reaches = (state: string) =>
    waitFor(actor, ({ value }) => value === state, { timeout: 500 })
  const settled = () => waitFor(actor, (now) => !now.matches('trying'))
  const suggestionShown = () =>
    waitFor(actor, (now) => now.matches('trying') && now.context.trigger === 'suggestion')
  return { actor, clock, tries, aborted, reaches, settled, suggestionShown }
}

async function startByUser(end: PasskeyEnd<string>) {
  const ceremony = startCeremony({ rules }, { other: end })
  ceremony.actor.send(start)
  await ceremony.settled()
  return { ...ceremony, state: () => ceremony.actor.getSnapshot() }
}

describe('the passkey ceremony', () => {
  it('waits for the user, and tries once, also after a double click', async () => {
    const { actor, tries, reaches } = startCeremony({ rules }, { other: signedIn })
    expect(actor.getSnapshot().value).toBe('idle')
    actor.send(start)
    actor.send(start)
    const { context } = await reaches('over')
    expect(tries).toEqual([{ trigger: 'user', values: 'Κινητό' }])
    expect(context.result).toBe('signed in')
  })

  it.each<[PasskeyEnd<string>, string]>([
    [signedIn, 'over'],
    [service({ kind: 'sessionEnded' }), 'over'],
    [signedOut, 'expired'],
    [busy, 'rate limited'],
    [refused, 'idle'],
    [offline, 'idle'],
    [service({ kind: 'missing' }), 'idle'],
    [cancelled, 'idle'],
    [{ kind: 'device', problem: 'timedOut' }, 'idle'],
    [{ kind: 'device', problem: 'wrongPlace' }, 'idle'],
    [unsupported, 'idle'],
    [stopped, 'idle'],
  ])('after %j it is %s', async (end, value) => {
    const { actor, tries, state, settled } = await startByUser(end)
    expect(state().value).toBe(value)
    const isShown = (value === 'idle' || value === 'rate limited') && end !== stopped
    expect(state().context.end).toBe(isShown ? end : null)
    actor.send(start)
    if (value === 'idle') expect(state().context.end).toBeNull()
    await settled()
    expect(tries).toHaveLength(value === 'idle' ? 2 : 1)
  })

  it('shows a 429 that names no time, and may be started again', async () => {
    const held = service({ kind: 'rateLimited', seconds: null })
    const { actor, reaches } = startCeremony({ rules }, { other: held })
    actor.send(start)
    expect((await reaches('idle')).context.end).toEqual(held)
  })

  it('treats a 429 like any failure where the page does not wait', async () => {
    const { actor, reaches } = startCeremony({ rules: { over: [] } }, { other: busy })
    actor.send(start)
    await reaches('trying')
    expect((await reaches('idle')).context.end).toBe(busy)
  })

  it('can be started again after the wait', async () => {
    const { actor, clock, tries, state } = await startByUser(busy)
    actor.send(start)
    clock.increment(8_999)
    expect(state().value).toBe('rate limited')
    clock.increment(1)
    expect(state()).toMatchObject({ value: 'idle', context: { end: null } })
    expect(tries).toHaveLength(1)
  })

  it('is idle where the try itself fails', async () => {
    const machine = createPasskeyCeremonyMachine<string, string>({
      canSuggest: async () => false,
      tryPasskey: () => Promise.reject(new Error('no device')),
    })
    const actor = createActor(machine, { input: { rules, startsByItself: true } }).start()
    const { context } = await waitFor(actor, (now) => now.matches('idle'))
    expect(context.end).toMatchObject({ kind: 'service', problem: { kind: 'broken' } })
  })

  it('cancels the device when the page is left', async () => {
    const { actor, aborted } = startCeremony({ rules })
    actor.send(start)
    actor.stop()
    expect(aborted).toEqual(['user'])
  })
})

describe('a refusal, then tries that get no passkey', () => {
  const unanswered = [cancelled, { kind: 'device', problem: 'timedOut' }, stopped] as const
  const triesAfter = async (ends: readonly PasskeyEnd<string>[], kept: PasskeyRules = rules) => {
    const next: Ends = {}
    const { actor, settled } = startCeremony({ rules: kept }, next)
    for (const end of ends) {
      next.other = end
      actor.send(start)
      await settled()
    }
    return actor.getSnapshot().context.end
  }
  const keeping = { ...rules, keepsRefusal: true }

  it.each(unanswered)('is what is shown where the page keeps it (%j)', async (end) => {
    expect(await triesAfter([refused, end], keeping)).toBe(refused)
    expect(await triesAfter([refused, end, cancelled], keeping)).toBe(refused)
  })

  it.each([offline, unsupported])('is no longer shown after another outcome (%j)', async (end) => {
    expect(await triesAfter([refused, end], keeping)).toBe(end)
    expect(await triesAfter([refused, end, cancelled], keeping)).toBe(cancelled)
  })

  it('is replaced on other pages', async () => {
    expect(await triesAfter([refused, cancelled])).toBe(cancelled)
  })

  it('is forgotten once the user tries a password', async () => {
    const next: Ends = { other: refused }
    const { actor, settled, reaches } = startCeremony({ rules: keeping }, next)
    actor.send(start)
    await settled()
    actor.send(pause)
    actor.send(resume)
    next.other = cancelled
    actor.send(start)
    expect((await reaches('idle')).context.end).toBe(cancelled)
  })
})

describe('a ceremony that starts by itself', () => {
  const byItself = { rules, startsByItself: true }

  it('does not report that the user did not respond (R290)', async () => {
    const { tries, reaches } = startCeremony(byItself, { other: cancelled })
    expect((await reaches('idle')).context.end).toBeNull()
    expect(tries).toEqual([{ trigger: 'page', values: null }])
  })

  it('reports that the device is unsupported', async () => {
    const { reaches } = startCeremony(byItself, { other: unsupported })
    expect((await reaches('idle')).context.end).toBe(unsupported)
  })
})

describe('a ceremony that suggests', () => {
  it('suggests as soon as the page is open, where the browser supports it', async () => {
    const able = startCeremony({ rules: suggesting })
    await able.suggestionShown()
    const unable = startCeremony({ rules: suggesting }, {}, false)
    await unable.reaches('idle')
    expect(unable.tries).toEqual([])
  })

  it('is over when the suggestion was accepted', async () => {
    const { reaches } = startCeremony({ rules: suggesting }, { suggestion: signedIn })
    await reaches('over')
  })

  it.each([cancelled, offline, stopped])(
    'reports nothing of a suggestion that ended in %j, and does not repeat it (R290)',
    async (suggestion) => {
      const { reaches, tries } = startCeremony({ rules: suggesting }, { suggestion })
      expect((await reaches('idle')).context.end).toBeNull()
      expect(tries).toHaveLength(1)
    },
  )

  it('reports that a suggested passkey was refused', async () => {
    const { reaches } = startCeremony({ rules: suggesting }, { suggestion: refused })
    expect((await reaches('idle')).context.end).toBe(refused)
  })

  it('stops suggesting when the user starts, and suggests again after a failure', async () => {
    const ceremony = startCeremony({ rules: suggesting }, { other: cancelled })
    const { actor, aborted, tries, suggestionShown } = ceremony
    await suggestionShown()
    actor.send(start)
    expect(aborted).toEqual(['suggestion'])
    const { context } = await suggestionShown()
    expect(context.end).toBe(cancelled)
    expect(tries.map(({ trigger }) => trigger)).toEqual(['suggestion', 'user', 'suggestion'])
  })

  it('pauses during a sign-in with a password', async () => {
    const { actor, aborted, suggestionShown } = startCeremony({ rules: suggesting })
    await suggestionShown()
    actor.send(pause)
    expect(actor.getSnapshot().value).toBe('paused')
    actor.send(start)
    expect(actor.getSnapshot().value).toBe('paused')
    actor.send(resume)
    await suggestionShown()
    actor.send(start)
    actor.send(pause)
    expect(aborted).toEqual(['suggestion', 'suggestion', 'user'])
    expect(actor.getSnapshot()).toMatchObject({ value: 'paused', context: { end: null } })
  })

  it('can be started again when it is over and the app did not navigate', async () => {
    const ends = { suggestion: signedIn, other: signedIn }
    const { actor, tries, reaches } = startCeremony({ rules: suggesting }, ends)
    await reaches('over')
    for (const event of [pause, resume]) actor.send(event)
    expect(actor.getSnapshot().value).toBe('over')
    actor.send(start)
    await reaches('over')
    expect(tries).toHaveLength(2)
  })
})
