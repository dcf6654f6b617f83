import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { type Takeover, type UpdateEvent, updateMachine } from './update-machine'

interface TabOptions {
  hasText?: boolean
  /** Prompts are allowed; default: not yet known. */
  isFree?: boolean
  /** An earlier document has said that the site works offline. */
  offlineIsKnown?: boolean
}

/** A tab whose newer worker can be activated, and a log of its actions. */
function openTab({ hasText = false, isFree = true, offlineIsKnown = true }: TabOptions = {}) {
  const done: string[] = []
  const form = { hasText }
  let sendToMachine = (_event: UpdateEvent) => {}
  let arrive = () => {}
  const note = (action: string) => () => void done.push(action)
  const actor = createActor(
    updateMachine.provide({
      actors: {
        watch: fromCallback(({ sendBack }) => {
          sendToMachine = sendBack
        }),
        'take over': fromPromise<void, Takeover>(({ input }) => {
          done.push(input.isOurs ? 'activate the worker' : 'wait for the worker')
          return new Promise((resolve) => {
            arrive = resolve
          })
        }),
      },
      guards: { 'text is unsaved': () => form.hasText },
      actions: {
        'show that it works offline': note('offline'),
        'offer the update': note('offer'),
        'withdraw the offer': note('withdraw'),
        reload: note('reload'),
        'reload with the other tab': note('reload with the other tab'),
      },
    }),
    { input: { offlineIsKnown } },
  ).start()
  if (isFree) actor.send({ type: 'prompts.allowed' })
  return {
    actor,
    done,
    form,
    emit: (event: UpdateEvent) => sendToMachine(event),
    press: () => actor.send({ type: 'reload.pressed' }),
    arrive: async () => {
      arrive()
      await waitFor(actor, (state) => state.matches('over'))
    },
    state: () => actor.getSnapshot().value,
  }
}

describe('offline use', () => {
  const open = (more: TabOptions = {}) => {
    const tab = openTab({ offlineIsKnown: false, ...more })
    tab.emit({ type: 'worker.ready' })
    return tab
  }

  it('is shown once (R218)', () => {
    const tab = open()
    expect(tab.done).toEqual(['offline'])
    tab.actor.send({ type: 'toast.closed' })
    tab.emit({ type: 'worker.ready' })
    expect(tab.done).toEqual(['offline'])
    expect(openTab().done).toEqual([])
  })

  it('is shown as soon as no other prompt is open (R218)', () => {
    const tab = open({ isFree: false })
    expect(tab.done).toEqual([])
    tab.actor.send({ type: 'prompts.allowed' })
    expect(tab.done).toEqual(['offline'])
    tab.actor.send({ type: 'prompts.blocked' })
    tab.actor.send({ type: 'prompts.allowed' })
    expect(tab.done).toEqual(['offline', 'withdraw'])
  })

  it('is not shown again where the user was told (R218)', () => {
    expect(open({ offlineIsKnown: true }).done).toEqual([])
  })

  it('is busy until it leaves, so that nothing else is offered meanwhile (R218, R222)', () => {
    const tab = open()
    expect(tab.actor.getSnapshot().hasTag('idle')).toBe(false)
    tab.actor.send({ type: 'toast.closed' })
    expect(tab.actor.getSnapshot().hasTag('idle')).toBe(true)
  })

  it('has a button that reloads (R218)', async () => {
    const tab = open()
    tab.press()
    await tab.arrive()
    expect(tab.done).toEqual(['offline', 'activate the worker', 'reload'])
  })

  it('gives way to a newer version (R218)', () => {
    const tab = open()
    tab.emit({ type: 'worker.waits' })
    expect(tab.done).toEqual(['offline', 'offer'])
  })
})

describe('a newer version', () => {
  it('waits for a press, then reloads once (R219, R220, R221)', async () => {
    const tab = openTab()
    tab.emit({ type: 'worker.ready' })
    tab.emit({ type: 'worker.waits' })
    expect(tab.done).toEqual(['offer'])
    tab.press()
    tab.press()
    expect(tab.done).toEqual(['offer', 'activate the worker'])
    tab.emit({ type: 'worker.takesOver' })
    await tab.arrive()
    tab.press()
    tab.emit({ type: 'worker.takesOver' })
    expect(tab.done).toEqual(['offer', 'activate the worker', 'reload'])
  })

  it('reloads along with another tab that requested it (A4 66)', async () => {
    const tab = openTab()
    tab.emit({ type: 'worker.waits' })
    tab.emit({ type: 'worker.takesOver' })
    await tab.arrive()
    expect(tab.done).toEqual([
      'offer',
      'withdraw',
      'wait for the worker',
      'reload with the other tab',
    ])
  })

  it('is offered if only the build check reports it (R225)', () => {
    const tab = openTab()
    tab.emit({ type: 'worker.failed' })
    tab.emit({ type: 'build.renewed' })
    expect(tab.done).toEqual(['offer'])
  })

  it('is offered only while prompts are allowed', () => {
    const tab = openTab({ isFree: false })
    tab.emit({ type: 'worker.waits' })
    expect([tab.state(), tab.done]).toEqual(['updatePending', []])
    tab.actor.send({ type: 'prompts.allowed' })
    expect([tab.state(), tab.done]).toEqual(['offeringUpdate', ['offer']])
    tab.actor.send({ type: 'prompts.blocked' })
    expect([tab.state(), tab.done]).toEqual(['updatePending', ['offer', 'withdraw']])
    tab.actor.send({ type: 'prompts.allowed' })
    expect(tab.done).toEqual(['offer', 'withdraw', 'offer'])
  })

  it('reloads along with another tab even if it was not offered yet', async () => {
    const tab = openTab({ isFree: false })
    tab.emit({ type: 'worker.waits' })
    tab.emit({ type: 'worker.takesOver' })
    await tab.arrive()
    expect(tab.done).toEqual(['withdraw', 'wait for the worker', 'reload with the other tab'])
  })

  it('can be postponed, and is offered again with the next build', () => {
    const tab = openTab()
    tab.emit({ type: 'worker.waits' })
    tab.actor.send({ type: 'toast.closed' })
    expect(tab.state()).toBe('idle')
    tab.emit({ type: 'build.renewed' })
    expect(tab.done).toEqual(['offer', 'offer'])
  })
})

describe('unsaved text', () => {
  it('asks for confirmation before a reload discards unsent text', async () => {
    const tab = openTab({ hasText: true })
    tab.emit({ type: 'worker.waits' })
    tab.press()
    tab.actor.send({ type: 'reload.declined' })
    expect([tab.state(), tab.done]).toEqual(['idle', ['offer']])
    tab.emit({ type: 'build.renewed' })
    tab.press()
    tab.actor.send({ type: 'reload.confirmed' })
    await tab.arrive()
    expect(tab.done.at(-1)).toBe('reload')
  })

  it.each(['worker.ready', 'worker.waits'] as const)(
    'does not reload with another tab, after %s (A4 66)',
    (type) => {
      const tab = openTab({ hasText: true })
      tab.emit({ type })
      tab.emit({ type: 'worker.takesOver' })
      expect(tab.state()).toBe('offeringUpdate')
      expect(tab.done).not.toContain('reload with the other tab')
    },
  )
})

describe('the worker', () => {
  it('is stored as ready for offline use, without a toast (R218)', () => {
    const tab = openTab()
    const worksOffline = () => tab.actor.getSnapshot().context.worksOffline
    expect(worksOffline()).toBe(false)
    tab.emit({ type: 'worker.ready' })
    expect([worksOffline(), tab.state(), tab.done]).toEqual([true, 'idle', []])
  })

  it('that is not available is stored and not shown (R226, R324)', () => {
    const tab = openTab()
    tab.emit({ type: 'worker.failed' })
    expect(tab.actor.getSnapshot().context.hasFailed).toBe(true)
    expect(tab.state()).toBe('idle')
    expect(tab.done).toEqual([])
  })

  it('that does not take over does not prevent the reload', async () => {
    const actor = createActor(
      updateMachine.provide({
        actors: { watch: fromCallback(() => {}), 'take over': fromPromise(() => Promise.reject()) },
        guards: { 'text is unsaved': () => false },
        actions: { 'offer the update': () => {}, reload: () => {} },
      }),
      { input: { offlineIsKnown: true } },
    ).start()
    actor.send({ type: 'prompts.allowed' })
    actor.send({ type: 'worker.waits' })
    actor.send({ type: 'reload.pressed' })
    await waitFor(actor, (state) => state.matches('over'))
  })
})
