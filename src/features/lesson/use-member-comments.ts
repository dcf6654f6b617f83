import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { sentenceOf } from '#components/account/auth-problems'
import { showToast } from '#components/show-toast'
import { useReturn } from '#components/use-return'
import { removeComment } from '#contract/endpoints/own-comments'
import { call } from '#lib/http/call'
import { type ApiProblem, problemOf } from '#lib/http/problem'
import { publicQueries, publicRefetch } from '#lib/queries/public-queries'
import { toServerTime } from '#lib/time/clock'
import { isLost, sendThenLook } from '#session/lost-answer'
import { useSession } from '#session/session'
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

interface ReadComments extends MemberCommentsHandle {
  /** They could not be read. */
  isUnread: boolean
  retry: () => void
}

/** The comments of the signed-in member, read again when the member returns to the page. */
export function useMemberComments(postId: number): ReadComments {
  const { user } = useSession()
  const owner = user?.id ?? null
  const queryKey = useMemo(() => ['member-comments', postId, owner], [postId, owner])
  const reading = useQuery(
    {
      queryKey,
      queryFn: ({ signal }) => readMemberComments(call, { postId, owner, signal }),
      enabled: owner !== null,
      // Nothing of a member is kept after signing out.
      gcTime: 0,
      refetchOnReconnect: false,
    },
    publicQueries,
  )
  const { data: own = noComments, refetch } = reading
  const isUnread = reading.isError && reading.data === undefined
  const retry = useCallback(() => void refetch(), [refetch])
  useReturn(
    useCallback(
      (isReconnected) => {
        if (owner !== null) publicRefetch.refetchOnReturn(publicQueries, queryKey, isReconnected)
      },
      [owner, queryKey],
    ),
  )

  /**
   * New comments whose answer was lost, by the commented comment: the ids of the member's comments
   * before. Such a comment may arrive late and must not be sent twice.
   */
  const lost = useRef(new Map<number | null, readonly number[]>())
  const writing = useMutation(
    {
      mutationFn: async (input: CommentInput) => {
        if (input.kind === 'edit') return editComment(call, input)
        const earlier = lost.current.get(input.parentId)
        const before = earlier ?? own.map(({ commentId }) => commentId)
        const attempt = { owner, before, isRepeated: earlier !== undefined }
        try {
          const added = await addComment(call, input, attempt)
          lost.current.delete(input.parentId)
          return added
        } catch (error) {
          const problem = problemOf(error)
          if (isLost(problem) || problem.kind === 'unclear') {
            lost.current.set(input.parentId, before)
          }
          throw error
        }
      },
      onSuccess: async (comment) => {
        const wasReading = publicQueries.isFetching({ queryKey }) > 0
        await publicQueries.cancelQueries({ queryKey })
        publicQueries.setQueryData<readonly ThreadComment[]>(queryKey, (known = noComments) =>
          withComment(known, comment),
        )
        // The cancelled answer may have been older than the comment.
        if (wasReading) void publicQueries.invalidateQueries({ queryKey })
      },
    },
    publicQueries,
  )

  const [considered, setConsidered] = useState<number | null>(null)
  const [gone, setGone] = useState<readonly number[]>([])
  const removing = useMutation(
    {
      mutationFn: async (id: number) => {
        return sendThenLook(
          () => call(removeComment, { params: { id } }),
          () => lookForRemoval(call, { postId, owner }, id),
        )
      },
      onMutate: (id) => setGone((ids) => [...ids, id]),
      onSuccess: () => showRemovalToast(null),
      onError: (error, id) => {
        const problem = problemOf(error)
        // Another tab has deleted it.
        if (problem.kind === 'missing') return showRemovalToast(null)
        setGone((ids) => ids.filter((other) => other !== id))
        showRemovalToast(problem)
      },
    },
    publicQueries,
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
    () => ({ owner, own, gone, sending, write, removal, isUnread, retry }),
    [owner, own, gone, sending, write, removal, isUnread, retry],
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

/** @param problem why it was not removed; null where it is gone */
function showRemovalToast(problem: ApiProblem | null): void {
  const { text } = lessonMessages
  if (problem === null) {
    showToast({ tone: 'success', title: text('comments.removed') })
    return
  }
  const description = sentenceOf(problem)
  if (description === undefined) return
  const isUnclear = problem.kind === 'unclear'
  showToast({
    tone: isUnclear ? 'warning' : 'error',
    title: text(isUnclear ? 'comments.removalUnclear' : 'comments.notRemoved'),
    description,
  })
}
