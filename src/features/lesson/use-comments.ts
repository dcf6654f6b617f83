import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useState } from 'react'
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate'
import { problemsOf } from '#components/account/auth-problems'
import { showToast } from '#components/show-toast'
import { useReturn } from '#components/use-return'
import { apiRequest } from '#lib/http/api-request'
import { entryMemory } from '#lib/navigation/entry-memory'
import { accountRequest } from '#session/account-request'
import type { AuthOutcome } from '#session/auth-outcome'
import { useSession } from '#session/session-store'
import {
  builtComments,
  type KnownComments,
  type ThreadComment,
  withoutGone,
  withPage,
} from './comment-thread'
import { readMemberComments, readTopLevel } from './comments-api'
import { lessonMessages } from './lesson-messages'
import {
  type MemberCommentsEmitted,
  type MemberCommentsParams,
  memberCommentsMachine,
} from './member-comments-machine'

interface FreshComments {
  known: KnownComments
  status: 'loading' | 'current' | 'failed'
  /** Reads the next page, or again after an error. */
  load: () => void
  addReplies: (parentId: number, replies: readonly ThreadComment[]) => void
}

/** The comments that were read from the API, for steps back and forward. */
const memory = entryMemory<{ postId: number; known: KnownComments }>()

/** Current comments of a lesson, page by page; on errors the built ones stay. */
export function useFreshComments(postId: number, built: readonly ThreadComment[]): FreshComments {
  const [before] = useState(() => knownBefore(postId))
  const [known, setKnown] = useState(before ?? (() => builtComments(built)))
  const [status, setStatus] = useState<FreshComments['status']>(before ? 'current' : 'loading')
  const [loads, setLoads] = useState(before ? 0 : 1)
  const { nextPage } = known
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is read on demand only
  useEffect(() => {
    if (nextPage === null || loads === 0) return
    const controller = new AbortController()
    const { signal } = controller
    setStatus('loading')
    readTopLevel(apiRequest, { postId, page: nextPage, signal }).then(
      (page) => {
        if (signal.aborted) return
        setKnown((current) => withPage(current, page))
        setStatus('current')
      },
      () => {
        if (!signal.aborted) setStatus('failed')
      },
    )
    return () => controller.abort()
  }, [postId, loads])
  return {
    known,
    status,
    load: () => {
      if (status !== 'loading') setLoads((count) => count + 1)
    },
    addReplies: (parentId, replies) =>
      setKnown((current) => ({
        ...current,
        freshReplies: { ...current.freshReplies, [parentId]: replies },
      })),
  }
}

/**
 * Keeps the comments for steps back and forward.
 * @param gone ids of the comments that the member has deleted
 */
export function useCommentMemory(
  postId: number,
  known: KnownComments,
  gone: readonly number[],
): void {
  useEffect(() => {
    if (known.freshTop.length > 0) memory.keep({ postId, known: withoutGone(known, gone) })
  }, [postId, known, gone])
}

function knownBefore(postId: number): KnownComments | undefined {
  const before = memory.recall()
  return before?.postId === postId ? before.known : undefined
}

const connectedMemberComments = memberCommentsMachine.provide({
  actors: {
    readMine: fromPromise<readonly ThreadComment[], MemberCommentsParams>(({ input }) =>
      readMemberComments(accountRequest, input),
    ),
    remove: fromPromise<AuthOutcome<unknown>, number | null>(({ input }) =>
      accountRequest({ method: 'DELETE', path: `/api/blog/comments/${input ?? 0}` }),
    ),
  },
})

/** The member's comments as components use them. */
export interface MemberCommentsHandle {
  actor: ActorRefFrom<typeof memberCommentsMachine>
  state: SnapshotFrom<typeof memberCommentsMachine>
}

/** The comments of the signed-in member on a lesson. */
export function useMemberComments(postId: number): MemberCommentsHandle {
  const { user } = useSession()
  const owner = user?.id
  const actor = useActorRef(connectedMemberComments, { input: { postId } })
  const state = useSelector(actor, (snapshot) => snapshot)
  useEffect(
    () =>
      actor.send(owner === undefined ? { type: 'member.left' } : { type: 'member.known', owner }),
    [actor, owner],
  )
  useEffect(() => {
    const subscription = actor.on('*', showRemovalToast)
    return () => subscription.unsubscribe()
  }, [actor])
  useReturn(useCallback(() => actor.send({ type: 'page.returned' }), [actor]))
  return { actor, state }
}

function showRemovalToast(emitted: MemberCommentsEmitted): void {
  const { text } = lessonMessages
  if (emitted.type === 'removal.settled') {
    showToast({ tone: 'success', title: text('comments.removed') })
    return
  }
  const { fields = {}, form = Object.values(fields)[0] } = problemsOf(emitted.outcome)
  if (typeof form !== 'string') return
  showToast({ tone: 'error', title: text('comments.notRemoved'), description: form })
}
