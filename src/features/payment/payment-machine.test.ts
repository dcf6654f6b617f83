import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type BankVisit, failedWaitMs } from '#contract/site/bank-visit'
import { ApiError, type ApiProblem } from '#lib/http/problem'
import { leavingMs, type PaymentFacts, paymentMachine, waitMs } from './payment-machine'
import type { PaymentStage } from './payment-stage'

const url = 'https://bank.example/pay'
const dayMs = 86_400_000
const left: BankVisit = { kind: 'left' }
const returned: BankVisit = { kind: 'returned', word: null }
const noFunds: BankVisit = { kind: 'returned', word: 'funds' }

const facts = (stage: PaymentStage): PaymentFacts => ({ stage, endsInMs: dayMs })

interface Options {
  stage?: PaymentStage
  visit?: BankVisit | null
  /** The stage that each read of the waiting machine finds; the last one from then on. */
  reads?: readonly (PaymentStage | null)[]
  problem?: ApiProblem
}

function start({ stage = 'payable', visit = null, reads = [stage], problem }: Options = {}) {
  const clock = new SimulatedClock()
  const seen = { opened: 0, left: [] as string[], reads: 0, readAgain: 0, paid: 0, unpaid: 0 }
  const machine = paymentMachine.provide({
    actors: {
      openPage: fromPromise(async () => {
        seen.opened += 1
        if (problem) throw new ApiError(problem)
        return url
      }),
      readOrder: fromPromise(async () => {
        const found = reads[Math.min(seen.reads, reads.length - 1)]
        seen.reads += 1
        if (!found) throw new ApiError({ kind: 'unreachable' })
        return facts(found)
      }),
    },
    actions: {
      "leave for the bank's page": (_, address) => void seen.left.push(address),
      'read the order': () => {
        seen.readAgain += 1
      },
      'note that nobody paid': () => {
        seen.unpaid += 1
      },
      'tell that it is paid': () => {
        seen.paid += 1
      },
    },
  })
  const actor = createActor(machine, { clock, input: { ...facts(stage), visit } }).start()
  const state = () => {
    const { value } = actor.getSnapshot()
    return typeof value === 'string' ? value : Object.keys(value)[0]
  }
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  const wait = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 500) {
      clock.increment(500)
      await settle()
    }
  }
  const read = (next: PaymentStage) => actor.send({ type: 'order.read', ...facts(next) })
  const pay = async () => {
    actor.send({ type: 'pay.pressed' })
    await settle()
  }
  return { actor, seen, state, settle, wait, read, pay }
}

describe('a payment is restored from the order (R445)', () => {
  it.each<[PaymentStage, BankVisit | null, string]>([
    ['payable', null, 'asked'],
    ['payable', left, 'closed'],
    ['payable', returned, 'waiting'],
    ['payable', noFunds, 'refused'],
    ['failed', null, 'refused'],
    ['failed', left, 'refused'],
    ['failed', returned, 'waiting'],
    ['failed', noFunds, 'refused'],
    ['inProgress', null, 'waiting'],
    ['inProgress', noFunds, 'waiting'],
    ['expired', returned, 'expired'],
    ['paid', noFunds, 'paid'],
    ['canceled', returned, 'canceled'],
    ['canceledButPaid', noFunds, 'canceledButPaid'],
    ['refunded', null, 'refunded'],
    ['none', returned, 'none'],
  ])('%s after %j is %s', (stage, visit, state) => {
    expect(start({ stage, visit }).state()).toBe(state)
  })

  it.each([
    [null, 0],
    [returned, 1],
  ])('tells of a paid one only what is new (%j)', (visit, times) => {
    expect(start({ stage: 'paid', visit }).seen.paid).toBe(times)
  })
})

describe('sending somebody to the bank (R445)', () => {
  it('opens its page once, however often it is pressed', async () => {
    const { actor, seen, state, pay } = start()
    actor.send({ type: 'pay.pressed' })
    actor.send({ type: 'pay.pressed' })
    await pay()
    expect([seen.opened, seen.left, state()]).toEqual([1, [url], 'sentAway'])
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  })

  it('is not busy for ever: after a step back', async () => {
    const { actor, seen, state, pay } = start()
    await pay()
    actor.send({ type: 'page.restored' })
    expect([state(), seen.readAgain]).toEqual(['closed', 1])
    await pay()
    expect(seen.left).toEqual([url, url])
  })

  it('nor where the page does not open', async () => {
    const { state, pay, wait } = start()
    await pay()
    await wait(leavingMs)
    expect(state()).toBe('closed')
  })

  it.each<[ApiProblem, string]>([
    [{ kind: 'unreachable' }, 'asked'],
    [{ kind: 'rateLimited', seconds: 3 }, 'asked'],
    [{ kind: 'broken', reason: 'x' }, 'asked'],
    [{ kind: 'conflict', errors: [] }, 'unopened'],
  ])('tells why it was not opened: %j', async (problem, expected) => {
    const { actor, seen, state, pay } = start({ problem })
    await pay()
    expect([state(), seen.left]).toEqual([expected, []])
    const isConflict = problem.kind === 'conflict'
    expect(actor.getSnapshot().context.problem).toEqual(isConflict ? null : problem)
    expect(seen.readAgain).toBe(isConflict ? 1 : 0)
  })

  it('goes by what the order says after a conflict', async () => {
    const { state, pay, read } = start({ problem: { kind: 'conflict', errors: [] } })
    await pay()
    read('paid')
    expect(state()).toBe('paid')
  })
})

describe('waiting for the bank (R445)', () => {
  it('reads the order with growing pauses', async () => {
    const { seen, settle, wait } = start({ visit: returned })
    await settle()
    const after: number[] = []
    for (let second = 0; second < 60; second += 1) {
      after.push(seen.reads)
      await wait(1_000)
    }
    expect([0, 1, 3, 7, 15, 30, 45].map((second) => after[second])).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it.each<[PaymentStage, string]>([
    ['paid', 'paid'],
    ['failed', 'refused'],
    ['canceledButPaid', 'canceledButPaid'],
    ['canceled', 'canceled'],
  ])('ends with %s', async (stage, expected) => {
    const { state, wait } = start({ visit: returned, reads: ['payable', null, 'payable', stage] })
    await wait(10_000)
    expect(state()).toBe(expected)
  })

  it('has an end, after which the tab has to be seen again', async () => {
    const { actor, seen, state, wait, read } = start({ visit: returned })
    await wait(waitMs)
    expect(state()).toBe('unanswered')
    const { reads } = seen
    await wait(60_000)
    expect(seen.reads).toBe(reads)
    actor.send({ type: 'tab.returned' })
    expect(seen.readAgain).toBe(1)
    read('paid')
    expect(state()).toBe('paid')
  })

  it('offers no second payment until somebody says that they did not pay', async () => {
    const { actor, seen, state, wait, pay } = start({ visit: returned })
    await pay()
    await wait(waitMs)
    await pay()
    expect([state(), seen.opened]).toEqual(['unanswered', 0])
    actor.send({ type: 'unpaid.pressed' })
    await pay()
    expect([seen.opened, seen.unpaid]).toEqual([1, 1])
  })

  it('does not take an earlier failure for the answer', async () => {
    const { state, wait } = start({
      stage: 'failed',
      visit: returned,
      reads: ['failed', 'failed', 'paid'],
    })
    await wait(4_000)
    expect(state()).toBe('paid')
  })

  it('but says so soon where nothing else comes', async () => {
    const { state, wait } = start({ stage: 'failed', visit: returned })
    await wait(failedWaitMs)
    expect(state()).toBe('refused')
  })

  it('reads at once when the tab is seen again', async () => {
    const { actor, seen, settle, wait } = start({ visit: returned })
    await wait(40_000)
    const { reads } = seen
    actor.send({ type: 'tab.returned' })
    await settle()
    expect(seen.reads).toBe(reads + 1)
  })
})

describe('what was said is not taken back (R445)', () => {
  it.each<PaymentStage>(['payable', 'failed', 'inProgress', 'canceled', 'expired', 'none'])(
    'paid stays paid after a late answer: %s',
    (stage) => {
      const { state, read } = start({ stage: 'paid' })
      read(stage)
      expect(state()).toBe('paid')
    },
  )

  it.each<[PaymentStage, string]>([
    ['canceledButPaid', 'canceledButPaid'],
    ['refunded', 'refunded'],
  ])('but becomes %s', (stage, expected) => {
    const { state, read } = start({ stage: 'paid' })
    read(stage)
    expect(state()).toBe(expected)
  })

  it.each<[BankVisit | null, string]>([
    [null, 'asked'],
    [left, 'closed'],
    [noFunds, 'refused'],
  ])('the money may come all the same, after %j', (visit, first) => {
    const { state, read, seen } = start({ visit })
    expect(state()).toBe(first)
    read('payable')
    read('paid')
    read('paid')
    expect([state(), seen.paid]).toEqual(['paid', 1])
  })

  it('a cancelled order is told to be paid', () => {
    const { state, read } = start({ stage: 'canceled' })
    read('canceledButPaid')
    expect(state()).toBe('canceledButPaid')
  })

  it.each<BankVisit | null>([null, left, noFunds])(
    'expires while it is open (%j)',
    async (visit) => {
      const { actor, state, wait } = start({ visit })
      actor.send({ type: 'order.read', stage: 'failed', endsInMs: 3_000 })
      expect(state()).toBe('refused')
      await wait(3_000)
      expect(state()).toBe('expired')
    },
  )
})
