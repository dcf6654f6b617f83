import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { listeningMachine, type SpokenSentence } from './listening-machine'
import { SpeechError, type SpeechFailure } from './speak-sentence'

const greek = { lang: 'el-GR' } as SpeechSynthesisVoice

async function start({ at = 0, count = 4, voices = [greek] as (typeof greek | null)[] } = {}) {
  const clock = new SimulatedClock()
  const spoken: SpokenSentence[] = []
  let settle = { done: () => {}, fail: (_: SpeechFailure) => {} }
  const actor = createActor(
    listeningMachine.provide({
      actors: {
        findVoice: fromPromise(async () => voices.shift() ?? null),
        speak: fromPromise<void, SpokenSentence>(({ input }) => {
          spoken.push(input)
          return new Promise((resolve, reject) => {
            settle = { done: resolve, fail: (failure) => reject(new SpeechError(failure)) }
          })
        }),
      },
    }),
    { clock, input: { at, count, rate: '1' } },
  ).start()
  const rest = () => new Promise((resolve) => setTimeout(resolve))
  await rest()
  return {
    clock,
    send: actor.send,
    end: async () => {
      settle.done()
      await rest()
    },
    fail: async (failure: SpeechFailure) => {
      settle.fail(failure)
      await rest()
    },
    rest,
    said: () => spoken.map((sentence) => sentence.at),
    last: () => spoken.at(-1),
    state: () => actor.getSnapshot().value.reading,
    context: () => actor.getSnapshot().context,
  }
}

it('reads one sentence after the other, and then is at the beginning again (R392)', async () => {
  const { end, said, state, context } = await start({ count: 2 })
  await end()
  expect(said()).toEqual([0, 1])
  await end()
  expect([state(), context().at]).toEqual(['finished', 0])
})

it('goes on after a pause with the sentence that it was reading (R392, R471)', async () => {
  const { end, send, said, state } = await start({ at: 1 })
  await end()
  send({ type: 'pause.pressed' })
  await end()
  expect([state(), said()]).toEqual(['paused', [1, 2]])
  send({ type: 'play.pressed' })
  expect(said()).toEqual([1, 2, 2])
})

it('reads the sentence anew at another speed, and keeps the speed (R471)', async () => {
  const { end, send, said, last } = await start()
  send({ type: 'rate.chosen', rate: '1.5' })
  expect(last()).toMatchObject({ at: 0, rate: '1.5', voice: greek })
  await end()
  expect(last()).toMatchObject({ at: 1, rate: '1.5' })
  send({ type: 'pause.pressed' })
  send({ type: 'rate.chosen', rate: '0.75' })
  expect(said()).toEqual([0, 0, 1])
  send({ type: 'play.pressed' })
  expect(last()).toMatchObject({ at: 1, rate: '0.75' })
})

it('goes a sentence back or forward, while it reads and while it is paused, not beyond the ends', async () => {
  const { send, said, context } = await start({ count: 3 })
  for (const type of ['forward', 'forward', 'forward', 'back'] as const) {
    send({ type: `${type}.pressed` })
  }
  expect(said()).toEqual([0, 1, 2, 2, 1])
  send({ type: 'pause.pressed' })
  for (const _ of [1, 2]) send({ type: 'back.pressed' })
  expect([said().length, context().at]).toEqual([5, 0])
  send({ type: 'start.pressed' })
  expect(said()).toEqual([0, 1, 2, 2, 1, 0])
})

describe('the time to sleep (R471)', () => {
  it('comes after the sentence that is read then, and the next one is kept', async () => {
    const { send, clock, end, state, context, said } = await start()
    send({ type: 'sleep.chosen', sleep: '5' })
    await end()
    clock.increment(5 * 60_000)
    expect(state()).toBe('speaking')
    await end()
    expect([state(), context().at, context().sleep]).toEqual(['paused', 2, 'never'])
    send({ type: 'play.pressed' })
    await end()
    expect(said()).toEqual([0, 1, 2, 3])
  })

  it.each([
    ['taken back', 'never'],
    ['chosen anew', '10'],
  ] as const)('does not come where it was %s', async (_, sleep) => {
    const { send, clock, end, state } = await start()
    send({ type: 'sleep.chosen', sleep: '5' })
    clock.increment(4 * 60_000)
    send({ type: 'sleep.chosen', sleep })
    clock.increment(4 * 60_000)
    await end()
    expect(state()).toBe('speaking')
  })
})

it.each(['brokeOff', 'silent'] as const)(
  'pauses where the device fails: %s (R392)',
  async (failure) => {
    const { fail, send, state, context, said } = await start()
    await fail(failure)
    expect([state(), context().problem]).toEqual(['paused', failure])
    send({ type: 'play.pressed' })
    expect([context().problem, said()]).toEqual([null, [0, 0]])
  },
)

it('says where there is no voice, and looks again when asked to (R472)', async () => {
  const { send, rest, said, state } = await start({ voices: [null, greek] })
  expect([state(), said()]).toEqual(['voiceless', []])
  send({ type: 'play.pressed' })
  await rest()
  expect([state(), said()]).toEqual(['speaking', [0]])
})
