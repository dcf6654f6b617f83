import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { keepWithdrawal } from '#components/account/sent-withdrawals'
import { draftIn } from '#components/form/draft'
import type { OrderDetail } from '#contract/shop/order'
import type { Withdrawal, WithdrawalStamp } from '#contract/withdrawal/withdrawal'
import { call } from '#lib/http/call'
import { sendRequest } from '#lib/http/send-request'
import { newUuid } from '#lib/random/new-uuid'
import { tabStorage } from '#lib/storage/tab-storage'
import { whenMember } from '#session/session'
import { statedPieces } from './own-items'
import { fetchOwnOrder, linkedOrder } from './own-order'
import { requestStamp, sendWithdrawal } from './send-withdrawal'
import {
  type WithdrawalAttempt,
  type WithdrawalEvent,
  type WithdrawalOutcome,
  withdrawalMachine,
} from './withdrawal-machine'
import { withdrawalRecordIn } from './withdrawal-record'

/** The values of the form, stored in the tab. */
export const withdrawalDraft = draftIn(tabStorage, 'withdrawal')

const sentRecord = withdrawalRecordIn(tabStorage)

const machineWithActors = withdrawalMachine.provide({
  actors: {
    readOwnOrder: fromPromise<OrderDetail | null>(() =>
      fetchOwnOrder(linkedOrder(), { whenMember, call }),
    ),
    readStamp: fromPromise<WithdrawalStamp | undefined, string>(async ({ input }) =>
      navigator.onLine ? requestStamp(sendRequest, input) : undefined,
    ),
    sendStatement: fromPromise<WithdrawalOutcome, WithdrawalAttempt | null>(async ({ input }) =>
      input
        ? sendWithdrawal({ send: sendRequest, isOnline: () => navigator.onLine }, input)
        : { kind: 'unclear' },
    ),
  },
  actions: {
    'record what is sent': (_, { attempt, receipt }) =>
      attempt && sentRecord.write({ attempt, receipt }),
    'drop the record': (_, mayHaveArrived) => mayHaveArrived || sentRecord.forget(),
    'keep the statement': (_, { receipt, ownOrder }) =>
      receipt && keepWithdrawal(receipt, statedPieces(receipt.statement, ownOrder)),
    'forget the draft': () => withdrawalDraft.forget(),
  },
})

/** The flow as components use it. */
export interface WithdrawalFlow {
  state: SnapshotFrom<typeof withdrawalMachine>
  send: (event: WithdrawalEvent) => void
  /** Submits the first step; the same statement keeps its key. */
  submit: (statement: Withdrawal) => void
}

/**
 * The withdrawal of this page. What this tab sent before a reload is found again, unless the page
 * was opened for another order.
 */
export function useWithdrawal(): WithdrawalFlow {
  const actor = useActorRef(machineWithActors)
  const state = useSelector(actor, (snapshot) => snapshot)
  useEffect(() => {
    const earlier = sentRecord.read()
    const opened = linkedOrder()
    const isOther = opened !== null && opened !== earlier?.attempt.statement.orderNumber
    if (earlier && !(isOther && earlier.receipt)) {
      actor.send({ type: 'earlier.found', ...earlier })
    }
    if (isOther && withdrawalDraft.read().orderNumber !== opened) withdrawalDraft.forget()
  }, [actor])
  useEffect(() => {
    const returned = () => actor.send({ type: 'connection.returned' })
    addEventListener('online', returned)
    return () => removeEventListener('online', returned)
  }, [actor])
  const submit = (statement: Withdrawal) => {
    const { attempt: last } = actor.getSnapshot().context
    const isSame = last !== null && JSON.stringify(last.statement) === JSON.stringify(statement)
    const attempt = isSame ? last : { key: newUuid(), statement }
    actor.send({ type: 'statement.submitted', attempt })
  }
  return { state, send: actor.send, submit }
}
