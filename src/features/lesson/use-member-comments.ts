import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { problemsOf } from '#components/account/auth-problems'
import { showToast } from '#components/show-toast'
import { useReturn } from '#components/use-return'
import { toServerTime } from '#lib/time/server-clock'
import { accountRequest } from '#session/account-request'
import type { AuthOutcome } from '#session/auth-outcome'
import { isLost, sendThenLook } from '#session/lost-answer'
import { useSession } from '#session/session-store'
import { createAccountQueryClient, refetchOnReturn } from '#session/use-account-query'
import { type ThreadComment, withComment } from './comment-thread'
import {
  addComment,
  type CommentInput,
  editComment,
  lookForRemoval,
  readMemberComments,
} from './comments-api'
import { lessonMessages } from './lesson-messages'
import { type MemberCommentsHandle, noComments } from './member-comments-handle'

const always = { networkMode: 'always' } as const

/** The comments of the signed-in member, read again when the member returns to the page. */
export function useMemberComments(postId: number): MemberCommentsHandle {
  const { user } = useSession()
  const owner = user?.id ?? null
  // A client of its own: hooks keep theirs, but the member may change while the page is open.
  const [queries] = useState(createAccountQueryClient)
  const queryKey = useMemo(() => ['member-comments', postId, owner], [postId, owner])
  const { data: own = noComments } = useQuery(
    {
      ...always,
      queryKey,
      queryFn: ({ signal }) => readMemberComments(accountRequest, { postId, owner, signal }),
      enabled: owner !== null,
      // Nothing of a member is kept after signing out.
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    queries,
  )
  useReturn(
    useCallback(
      (isReconnected) => {
        if (owner !== null) refetchOnReturn(queries, queryKey, isReconnected)
      },
      [owner, queries, queryKey],
    ),
  )

  /**
   * New comments whose answer was lost, by the commented comment: the ids of the member's comments
   * before. Such a comment may arrive late and must not be sent twice.
   */
  const lost = useRef(new Map<number | null, readonly number[]>())
  const writing = useMutation(
    {
      ...always,
      mutationFn: async (input: CommentInput) => {
        if (input.kind === 'edit') return editComment(accountRequest, input)
        const earlier = lost.current.get(input.parentId)
        const before = earlier ?? own.map(({ commentId }) => commentId)
        const attempt = { owner, before, isRepeated: earlier !== undefined }
        const outcome = await addComment(accountRequest, input, attempt)
        if (outcome.kind === 'done') lost.current.delete(input.parentId)
        else if (isLost(outcome) || outcome.kind === 'unclear') {
          lost.current.set(input.parentId, before)
        }
        return outcome
      },
      onSuccess: async (outcome) => {
        if (outcome.kind !== 'done') return
        const wasReading = queries.isFetching({ queryKey }) > 0
        await queries.cancelQueries({ queryKey })
        queries.setQueryData<readonly ThreadComment[]>(queryKey, (known = noComments) =>
          withComment(known, outcome.data),
        )
        // The cancelled answer may have been older than the comment.
        if (wasReading) void queries.invalidateQueries({ queryKey })
      },
    },
    queries,
  )

  const [considered, setConsidered] = useState<number | null>(null)
  const [gone, setGone] = useState<readonly number[]>([])
  const removing = useMutation(
    {
      ...always,
      mutationFn: async (id: number) => {
        const path = `/api/blog/comments/${id}` as const
        return sendThenLook(
          () => accountRequest({ method: 'DELETE', path }),
          () => lookForRemoval(accountRequest, { postId, owner }, id),
        )
      },
      onMutate: (id) => setGone((ids) => [...ids, id]),
      onSuccess: (outcome, id) => {
        // `missing`: another tab has deleted it.
        const isGone = outcome.kind === 'done' || outcome.kind === 'missing'
        if (!isGone) setGone((ids) => ids.filter((other) => other !== id))
        showRemovalToast(outcome, isGone)
      },
    },
    queries,
  )
  const { isPending, variables, submittedAt, mutateAsync: write } = writing
  const sending = useMemo(
    () => (isPending ? pendingComment(variables, submittedAt) : null),
    [isPending, variables, submittedAt],
  )
  const { mutate: remove } = removing
  const removal = useMemo(
    () => ({
      isConfirming: owner !== null && considered !== null,
      consider: setConsidered,
      confirm: () => {
        if (considered !== null) remove(considered)
        setConsidered(null)
      },
      cancel: () => setConsidered(null),
    }),
    [owner, considered, remove],
  )
  return useMemo(
    () => ({ owner, own, gone, sending, write, removal }),
    [owner, own, gone, sending, write, removal],
  )
}

/** A new comment as shown until the API has answered; null for an edit. */
function pendingComment(input: CommentInput, submittedAt: number): ThreadComment | null {
  if (input.kind === 'edit') return null
  return {
    commentId: 0,
    parentId: input.parentId,
    author: '',
    text: input.content,
    writtenAt: new Date(toServerTime(submittedAt)).toISOString(),
    likesCount: 0,
    isApproved: false,
    isSending: true,
  }
}

function showRemovalToast(outcome: AuthOutcome<unknown>, isGone: boolean): void {
  const { text } = lessonMessages
  if (isGone) {
    showToast({ tone: 'success', title: text('comments.removed') })
    return
  }
  const { fields = {}, form = Object.values(fields)[0] } = problemsOf(outcome)
  if (typeof form !== 'string') return
  const isUnclear = outcome.kind === 'unclear'
  showToast({
    tone: isUnclear ? 'warning' : 'error',
    title: text(isUnclear ? 'comments.removalUnclear' : 'comments.notRemoved'),
    description: form,
  })
}
