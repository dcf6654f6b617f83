import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { type NavigationEvent, navigationMachine, type PageAnswer } from './navigation-machine'

const target = { to: '/blog?page=2', options: { replace: true } }
const followed: NavigationEvent = { type: 'link.followed', target }
const leaveWanted: NavigationEvent = { type: 'leave.wanted', target }
const walked: NavigationEvent = { type: 'history.walked', to: '/products' }
const failed = (mayReload: boolean): NavigationEvent => ({ type: 'page.failed', mayReload })
const confirmed: NavigationEvent = { type: 'leave.confirmed' }
const stayed: NavigationEvent = { type: 'stay.chosen' }
const ready: PageAnswer = { kind: 'ready' }
const renewed = (unsaved: boolean): PageAnswer => ({ kind: 'renewed', unsaved })
const missing = (mayReload: boolean, unsaved = false): PageAnswer => ({
  kind: 'missing',
  mayReload,
  unsaved,
})

/** Navigation whose pages answer as told; `done` lists what it did, in order. */
function startNavigation(ask: (to: string) => Promise<PageAnswer>) {
  const done: string[] = []
  const note =
    (deed: string) =>
    ({ context }: { context: { target: { to: string } } }) =>
      void done.push(`${deed} ${context.target.to}`)
  const machine = navigationMachine.provide({
    actors: { 'ask for the page': fromPromise<PageAnswer, string>(({ input }) => ask(input)) },
    actions: {
      'open the page': note('open'),
      'load the document': note('load'),
      'load the page anew': note('reload'),
      'say that it did not open': note('say'),
    },
  })
  const actor = createActor(machine).start()
  const settled = () => waitFor(actor, (now) => !now.matches('opening') && !now.matches('walking'))
  return { actor, done, settled, state: () => actor.getSnapshot().value }
}

async function followTo(answer: PageAnswer) {
  const navigation = startNavigation(async () => answer)
  navigation.actor.send(followed)
  await navigation.settled()
  return navigation
}

/** Navigation in each of its states. */
const ways = {
  resting: async () => startNavigation(async () => ready),
  opening: async () => {
    const navigation = startNavigation(() => new Promise(() => {}))
    navigation.actor.send(followed)
    return navigation
  },
  walking: async () => {
    const navigation = startNavigation(() => new Promise(() => {}))
    navigation.actor.send(walked)
    return navigation
  },
  confirming: async () => {
    const navigation = startNavigation(async () => ready)
    navigation.actor.send(leaveWanted)
    return navigation
  },
  asking: () => followTo(renewed(true)),
  leaving: () => followTo(renewed(false)),
}

describe('the way from page to page', () => {
  it.each([
    ['opens what is there', ready, 'resting', ['open /blog?page=2']],
    ['loads a document of the new site', renewed(false), 'leaving', ['load /blog?page=2']],
    ['asks first where something is typed (W8)', renewed(true), 'asking', []],
    [
      'loads the page once that did not come (R327)',
      missing(true),
      'leaving',
      ['load /blog?page=2'],
    ],
    ['asks before that, too', missing(true, true), 'asking', []],
    ['then says so, without a loop (R343)', missing(false), 'resting', ['say /blog?page=2']],
    ['and asks nothing then', missing(false, true), 'resting', ['say /blog?page=2']],
  ] as const)('%s', async (_name, answer, state, deeds) => {
    const navigation = await followTo(answer)
    expect(navigation.state()).toBe(state)
    expect(navigation.done).toEqual(deeds)
  })

  it('says that a page did not open where asking itself fails, and does no work of its own', async () => {
    const navigation = startNavigation(async () => Promise.reject(new Error('broken')))
    navigation.actor.send(followed)
    await navigation.settled()
    expect(navigation.done).toEqual(['say /blog?page=2'])
    const problems: unknown[] = []
    const bare = createActor(navigationMachine)
    bare.subscribe({ error: (problem) => problems.push(problem) })
    bare.start().send(followed)
    await new Promise(setImmediate)
    expect(problems).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/provided/) }),
    ])
  })

  it('leaves what was typed alone, or leaves it, as the person says (W8)', async () => {
    const stays = await ways.asking()
    stays.actor.send(stayed)
    expect([stays.state(), stays.done]).toEqual(['resting', []])
    const leaves = await ways.asking()
    leaves.actor.send(confirmed)
    expect([leaves.state(), leaves.done]).toEqual(['leaving', ['load /blog?page=2']])
  })

  it('asks before a form that was not sent is left, and only then opens the page', async () => {
    const stays = await ways.confirming()
    expect([stays.state(), stays.done]).toEqual(['confirming', []])
    stays.actor.send(stayed)
    expect([stays.state(), stays.done]).toEqual(['resting', []])
    const leaves = await ways.confirming()
    leaves.actor.send(confirmed)
    await leaves.settled()
    expect(leaves.done).toEqual(['open /blog?page=2'])
  })

  it('follows the last of several links, and only that', async () => {
    const answers = new Map<string, (answer: PageAnswer) => void>()
    const navigation = startNavigation((to) => new Promise((answer) => answers.set(to, answer)))
    navigation.actor.send(followed)
    navigation.actor.send({ type: 'link.followed', target: { to: '/about' } })
    answers.get('/about')?.(ready)
    answers.get('/blog?page=2')?.(ready)
    await navigation.settled()
    expect(navigation.done).toEqual(['open /about'])
  })

  it('forgets a link when the person goes back meanwhile', async () => {
    const navigation = startNavigation(async () => ready)
    navigation.actor.send(followed)
    navigation.actor.send(walked)
    await navigation.settled()
    expect(navigation.done).toEqual([])
  })

  it('loads a page anew that failed after it was opened, once (R327, R343)', async () => {
    for (const first of [followed, walked]) {
      const navigation = startNavigation(async () => ready)
      navigation.actor.send(first)
      await navigation.settled()
      navigation.actor.send(failed(false))
      expect(navigation.state()).toBe('resting')
      navigation.actor.send(failed(true))
      expect(navigation.state()).toBe('leaving')
      expect(navigation.done.at(-1)).toMatch(/^reload/)
    }
  })

  it('never loads a page anew that nobody went to from here', async () => {
    const navigation = await ways.resting()
    navigation.actor.send(failed(true))
    expect([navigation.state(), navigation.done]).toEqual(['resting', []])
  })

  it('reaches every state', async () => {
    const done = [ready, renewed(true), renewed(false)].map((output) => ({
      type: 'xstate.done.actor.0.navigation.opening',
      output,
    }))
    const machine = navigationMachine.provide({
      actions: {
        'open the page': () => {},
        'load the document': () => {},
        'load the page anew': () => {},
        'say that it did not open': () => {},
      },
    })
    const paths = getShortestPaths(machine, {
      events: [followed, leaveWanted, walked, failed(true), confirmed, stayed, ...done] as never[],
      serializeState: ({ value, context }) => JSON.stringify([value, context]),
      limit: 1000,
    })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(Object.keys(navigationMachine.states)),
    )
  })

  it.each([
    ['resting', confirmed],
    ['resting', stayed],
    ['opening', confirmed],
    ['opening', stayed],
    ['opening', failed(true)],
    ['walking', confirmed],
    ['walking', stayed],
    ['walking', failed(true)],
    ['asking', failed(true)],
    ['leaving', confirmed],
    ['leaving', stayed],
    ['leaving', failed(true)],
  ] as const)('hears nothing while %s: $1', async (state, event) => {
    const navigation = await ways[state]()
    const before = [...navigation.done]
    navigation.actor.send(event)
    expect([navigation.state(), navigation.done]).toEqual([state, before])
  })
})
