import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { healthMachine } from './health-machine'
import { healthTimes } from './health-times'

type Answer = boolean | Error | Promise<boolean>

/** Health checks with these answers, and successful ones after that. */
function startHealth(...answers: Answer[]) {
  const clock = new SimulatedClock()
  let requests = 0
  const checkHealth = fromPromise<boolean>(async () => {
    requests += 1
    const answer = answers.shift() ?? true
    if (answer instanceof Error) throw answer
    return answer
  })
  const actor = createActor(healthMachine.provide({ actors: { checkHealth } }), { clock }).start()
  const reaches = (state: 'checking' | 'waiting' | 'idle') =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  return {
    actor,
    reaches,
    pass: (ms: number) => clock.increment(ms),
    request: () => actor.send({ type: 'check.requested' }),
    requests: () => requests,
    isDown: () => actor.getSnapshot().context.isDown,
  }
}

const minute = 60_000

describe('healthMachine', () => {
  it('waits for its documented times, in ms (R302, R334)', () => {
    expect(healthTimes).toEqual({ timeoutMs: 15 * 1000, retries: 3, delayMs: 60 * 1000 })
  })

  it('checks once while the API is up (R144)', async () => {
    const { reaches, requests, isDown, pass } = startHealth(true)
    expect(isDown()).toBe(false)
    await reaches('idle')
    pass(60 * minute)
    expect([requests(), isDown()]).toEqual([1, false])
  })

  it.each([
    ['a failed check', false],
    ['an error', new Error('defect')],
  ])('is down after the first failure: %s (R318)', async (_, answer) => {
    const { reaches, isDown } = startHealth(answer)
    await reaches('waiting')
    expect(isDown()).toBe(true)
  })

  it('retries three times, a minute apart, then waits for a request (R302)', async () => {
    const { reaches, requests, isDown, pass, request } = startHealth(
      false,
      false,
      false,
      false,
      false,
    )
    for (let tries = 1; tries <= 3; tries += 1) {
      await reaches('waiting')
      expect(requests()).toBe(tries)
      pass(minute - 1)
      expect(requests()).toBe(tries)
      pass(1)
      expect(requests()).toBe(tries + 1)
    }
    await reaches('idle')
    pass(60 * minute)
    expect([requests(), isDown()]).toEqual([4, true])
    request()
    await reaches('waiting')
    expect(requests()).toBe(5)
  })

  it('is up after the first success, and not before (R144)', async () => {
    let answer = (_isWell: boolean) => {}
    const later = new Promise<boolean>((resolve) => {
      answer = resolve
    })
    const { reaches, isDown, pass } = startHealth(false, later)
    await reaches('waiting')
    pass(minute)
    expect(isDown()).toBe(true)
    answer(true)
    await reaches('idle')
    expect(isDown()).toBe(false)
  })

  it('checks again on request, while idle or waiting, with all retries', async () => {
    const { reaches, requests, pass, request } = startHealth(
      true,
      false,
      false,
      false,
      false,
      false,
    )
    await reaches('idle')
    request()
    await reaches('waiting')
    pass(minute)
    await reaches('waiting')
    request()
    await reaches('waiting')
    expect(requests()).toBe(4)
    for (let tries = 0; tries < 3; tries += 1) {
      pass(minute)
      await reaches(tries < 2 ? 'waiting' : 'idle')
    }
    expect(requests()).toBe(7)
  })

  it('ignores requests while checking', () => {
    const { requests, request } = startHealth(new Promise(() => {}))
    request()
    request()
    expect(requests()).toBe(1)
  })
})
