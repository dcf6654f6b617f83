import { createActor, fromPromise, waitFor } from 'xstate'
import { type NavigationEvent, navigationMachine, type PageResult } from './navigation-machine'

const target = { to: '/blog?page=2', options: { replace: true } }
const followed: NavigationEvent = { type: 'link.followed', target }
const leaveWanted: NavigationEvent = { type: 'leave.requested', target }
const walked: NavigationEvent = { type: 'history.walked', to: '/products' }
const failed = (mayReload: boolean): NavigationEvent => ({ type: 'page.failed', mayReload })
const confirmed: NavigationEvent = { type: 'leave.confirmed' }
const stayed: NavigationEvent = { type: 'stay.chosen' }
const ready: PageResult = { kind: 'ready' }
const renewed = (unsaved: boolean): PageResult => ({ kind: 'renewed', unsaved })
const missing = (mayReload: boolean, unsaved = false): PageResult => ({
  kind: 'missing',
  mayReload,
  unsaved,
})

/** Navigation whose pages are loaded by `load`; `done` are its actions in their order. */
function startNavigation(load: (to: string) => Promise<PageResult>) {
  const done: string[] = []
  const note =
    (action: string) =>
    ({ context }: { context: { target: { to: string } } }) =>
      void done.push(`${action} ${context.target.to}`)
  const machine = navigationMachine.provide({
    actors: { 'load the page': fromPromise<PageResult, string>(({ input }) => load(input)) },
    actions: {
      'open the page': note('open'),
      'load the document': note('load'),
      'reload the page': note('reload'),
      'show that it did not open': note('report'),
    },
  })
  const actor = createActor(machine).start()
  const settled = () =>
    waitFor(actor, (now) => !now.matches('opening') && !now.matches('traversing'))
  return { actor, done, settled, state: () => actor.getSnapshot().value }
}

async function followTo(answer: PageResult) {
  const navigation = startNavigation(async () => answer)
  navigation.actor.send(followed)
  await navigation.settled()
  return navigation
}

/** Navigation in each of its states. */
const started = {
  idle: async () => startNavigation(async () => ready),
  confirming: async () => {
    const navigation = startNavigation(async () => ready)
    navigation.actor.send(leaveWanted)
    return navigation
  },
  confirmingLoad: () => followTo(renewed(true)),
}

describe('navigationMachine', () => {
  it.each([
    ['opens a page that is loaded', ready, 'idle', ['open /blog?page=2']],
    ['loads a document of a new build', renewed(false), 'loadingDocument', ['load /blog?page=2']],
    ['asks for confirmation where text is unsent', renewed(true), 'confirmingLoad', []],
    [
      'loads a missing page once as a document (R327)',
      missing(true),
      'loadingDocument',
      ['load /blog?page=2'],
    ],
    ['asks for confirmation for a missing page, too', missing(true, true), 'confirmingLoad', []],
    [
      'reports a page that is still missing, without a loop (R343)',
      missing(false),
      'idle',
      ['report /blog?page=2'],
    ],
    [
      'reports it where text is unsent, without a confirmation',
      missing(false, true),
      'idle',
      ['report /blog?page=2'],
    ],
  ] as const)('%s', async (_name, answer, state, actions) => {
    const navigation = await followTo(answer)
    expect(navigation.state()).toBe(state)
    expect(navigation.done).toEqual(actions)
  })

  it('reports a page that did not open where the loader throws, and has no default actions', async () => {
    const navigation = startNavigation(async () => Promise.reject(new Error('broken')))
    navigation.actor.send(followed)
    await navigation.settled()
    expect(navigation.done).toEqual(['report /blog?page=2'])
    const problems: unknown[] = []
    const bare = createActor(navigationMachine)
    bare.subscribe({ error: (problem) => problems.push(problem) })
    bare.start().send(followed)
    await new Promise(setImmediate)
    expect(problems).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/provided/) }),
    ])
  })

  it('keeps or discards unsent text, as the user chooses', async () => {
    const stays = await started.confirmingLoad()
    stays.actor.send(stayed)
    expect([stays.state(), stays.done]).toEqual(['idle', []])
    const leaves = await started.confirmingLoad()
    leaves.actor.send(confirmed)
    expect([leaves.state(), leaves.done]).toEqual(['loadingDocument', ['load /blog?page=2']])
  })

  it('requires confirmation to leave an unsent form', async () => {
    const stays = await started.confirming()
    expect([stays.state(), stays.done]).toEqual(['confirming', []])
    stays.actor.send(stayed)
    expect([stays.state(), stays.done]).toEqual(['idle', []])
    const leaves = await started.confirming()
    leaves.actor.send(confirmed)
    await leaves.settled()
    expect(leaves.done).toEqual(['open /blog?page=2'])
  })

  it('follows the last of several links, and only that', async () => {
    const answers = new Map<string, (answer: PageResult) => void>()
    const navigation = startNavigation((to) => new Promise((answer) => answers.set(to, answer)))
    navigation.actor.send(followed)
    navigation.actor.send({ type: 'link.followed', target: { to: '/about' } })
    answers.get('/about')?.(ready)
    answers.get('/blog?page=2')?.(ready)
    await navigation.settled()
    expect(navigation.done).toEqual(['open /about'])
  })

  it('drops a pending link when the user goes back meanwhile', async () => {
    const navigation = startNavigation(async () => ready)
    navigation.actor.send(followed)
    navigation.actor.send(walked)
    await navigation.settled()
    expect(navigation.done).toEqual([])
  })

  it('reloads a page once that failed after it was opened (R327, R343)', async () => {
    for (const first of [followed, walked]) {
      const navigation = startNavigation(async () => ready)
      navigation.actor.send(first)
      await navigation.settled()
      navigation.actor.send(failed(false))
      expect(navigation.state()).toBe('idle')
      navigation.actor.send(failed(true))
      expect(navigation.state()).toBe('loadingDocument')
      expect(navigation.done.at(-1)).toMatch(/^reload/)
    }
  })

  it('never reloads a page that was not opened in this document', async () => {
    const navigation = await started.idle()
    navigation.actor.send(failed(true))
    expect([navigation.state(), navigation.done]).toEqual(['idle', []])
  })
})
