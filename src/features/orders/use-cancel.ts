import { useQueryClient } from '@tanstack/react-query'
import { interruptedChange } from '../../session/interrupted-change'
import { ownRequest } from '../../session/own-request'
import { type ChangeStory, useChange } from '../../session/use-change'
import { cancelOrder } from './cancel-order'

/** Cancelling never asks for a proof: nothing is ever kept here. */
const interrupted = interruptedChange<number>()

/** The story of cancelling an order, by its id. */
export function useCancel(onDone: (id: number) => void): ChangeStory<number> {
  const queries = useQueryClient()
  return useChange<number>({
    carryOut: (id) => cancelOrder(ownRequest, queries, id),
    interrupted,
    onDone,
  })
}
