import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../components/show-toast'
import { accountKeys } from '../../session/account-keys'
import { changeRows, type KeptPages } from '../../session/change-rows'
import { interruptedChange } from '../../session/interrupted-change'
import { ownRequest } from '../../session/own-request'
import { type ChangeStory, useChange } from '../../session/use-change'
import { favouritesMessages } from './favourites-texts'
import type { Mark } from './mark'
import { setMark } from './set-mark'

const { text } = favouritesMessages

/** Removing a mark never asks for a proof: nothing is ever kept here. */
const interrupted = interruptedChange<Mark>()

/** Where each list of marks is kept. */
export const marksKeys = {
  posts: accountKeys.favouritePosts,
  products: accountKeys.favouriteProducts,
} as const

/**
 * The story of taking marks away on one page, each of which can be taken back.
 * @param idOf the id of the lesson or product of a row
 */
export function useMarks<Row>(
  idOf: (row: Row) => number,
  onRemoved: () => void,
): ChangeStory<Mark> {
  const queries = useQueryClient()
  const restore = async (mark: Mark) => {
    const { kind } = await setMark(ownRequest, mark, true)
    tellRestored(kind === 'done', mark, () => void restore(mark))
    if (kind === 'done') await queries.invalidateQueries({ queryKey: marksKeys[mark.kind] })
  }
  return useChange<Mark>({
    carryOut: (mark) => setMark(ownRequest, mark, false),
    interrupted,
    onDone: (mark) => {
      queries.setQueryData<KeptPages<Row>>(marksKeys[mark.kind], (data) =>
        changeRows(data, (row) => (idOf(row) === mark.id ? null : row)),
      )
      tellRemoved(mark, () => void restore(mark))
      onRemoved()
    },
  })
}

/** Whether the mark on a lesson or product is being taken away. */
export function isRemoving({ state }: ChangeStory<Mark>, id: number): boolean {
  return state.matches('working') && state.context.change?.id === id
}

function tellRemoved(mark: Mark, onPress: () => void): void {
  showToast({
    tone: 'success',
    title: text('removed'),
    description: mark.name,
    action: { label: text('undo'), onPress },
  })
}

function tellRestored(isDone: boolean, mark: Mark, onPress: () => void): void {
  if (isDone) {
    showToast({ tone: 'success', title: text('restored'), description: mark.name })
    return
  }
  showToast({
    tone: 'error',
    title: text('notRestored'),
    description: mark.name,
    action: { label: text('retry'), onPress },
  })
}
