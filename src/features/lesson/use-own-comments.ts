import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { problemsOf } from '../../components/account/auth-problems'
import { showToast } from '../../components/show-toast'
import { useReturn } from '../../components/use-return'
import { useSession } from '../../session/use-session'
import { lessonMessages } from './lesson-texts'
import { liveOwnComments } from './live-own-comments'
import type { OwnCommentsNews, ownCommentsMachine } from './own-comments-machine'

/** The story of one's own comments, as views have it. */
export interface OwnCommentsStory {
  actor: ActorRefFrom<typeof ownCommentsMachine>
  state: SnapshotFrom<typeof ownCommentsMachine>
}

/** What the person who is here wrote under a lesson. */
export function useOwnComments(postId: number): OwnCommentsStory {
  const { user } = useSession()
  const owner = user?.id
  const actor = useActorRef(liveOwnComments, { input: { postId } })
  const state = useSelector(actor, (snapshot) => snapshot)
  useEffect(
    () =>
      actor.send(owner === undefined ? { type: 'person.left' } : { type: 'person.known', owner }),
    [actor, owner],
  )
  useEffect(() => {
    const hearing = actor.on('*', tell)
    return () => hearing.unsubscribe()
  }, [actor])
  useReturn(useCallback(() => actor.send({ type: 'page.returned' }), [actor]))
  return { actor, state }
}

function tell(news: OwnCommentsNews): void {
  const { text } = lessonMessages
  if (news.type === 'removal.settled') {
    showToast({ tone: 'success', title: text('comments.removed') })
    return
  }
  const { fields = {}, form = Object.values(fields)[0] } = problemsOf(news.outcome)
  if (typeof form !== 'string') return
  showToast({ tone: 'error', title: text('comments.notRemoved'), description: form })
}
