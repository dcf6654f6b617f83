import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useState } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { bankVisitFor, noteBankVisit } from '#components/account/bank-visit'
import { useReturn } from '#components/use-return'
import { payableUntil } from '#contract/shop/online-payment'
import type { Order } from '#contract/shop/order'
import { serverNow } from '#lib/time/clock'
import { bankPageOf, leaveForBank } from './bank-page'
import { type PaymentEvent, type PaymentFacts, paymentMachine } from './payment-machine'
import { paymentStage } from './payment-stage'

interface PaymentDeps {
  /** Reads the order again. @throws where it cannot be read */
  reread: () => Promise<Order>
  /** The order was paid just now. */
  onPaid: () => void
  /** Opens the bank's page; another one in tests. */
  leave?: (url: string) => void
}

/** The payment of an order as components use it. */
export interface Payment {
  state: SnapshotFrom<typeof paymentMachine>
  send: (event: PaymentEvent) => void
}

/** The payment of an order, which follows the order as the page knows it. */
export function usePayment(order: Order, deps: PaymentDeps): Payment {
  const [machine] = useState(() => machineFor(order.uuid, deps))
  const [input] = useState(() => ({ ...factsOf(order), visit: bankVisitFor(order.uuid) }))
  const actor = useActorRef(machine, { input })
  const state = useSelector(actor, (snapshot) => snapshot)
  useEffect(() => actor.send({ type: 'order.read', ...factsOf(order) }), [actor, order])
  useReturn(useCallback(() => actor.send({ type: 'tab.returned' }), [actor]))
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) actor.send({ type: 'page.restored' })
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [actor])
  return { state, send: actor.send }
}

function factsOf(order: Order): PaymentFacts {
  const now = serverNow()
  return { stage: paymentStage(order, now), endsInMs: Math.max(0, payableUntil(order) - now) }
}

function machineFor(uuid: string, { reread, onPaid, leave }: PaymentDeps) {
  return paymentMachine.provide({
    actors: {
      openPage: fromPromise(({ signal }) => bankPageOf(uuid, signal)),
      readOrder: fromPromise(async () => factsOf(await reread())),
    },
    actions: {
      "leave for the bank's page": (_, url) => leaveForBank(uuid, url, leave),
      // A failure changes nothing: the next look reads again.
      'read the order': () => void reread().catch(() => {}),
      'note that nobody paid': () => noteBankVisit(uuid, { kind: 'left' }),
      'tell that it is paid': () => onPaid(),
    },
  })
}
