import { type Actor, createActor, fromPromise } from 'xstate'
import type { AuthOutcome } from '../../session/auth-outcome'
import { problemsOf } from '../../session/auth-problems'
import { ownRequest } from '../../session/own-request'
import { currentSession, watchSession } from '../../session/session-view'
import { goTo } from '../../shared/navigation/go-to'
import { loginPath } from '../../shared/navigation/login-path'
import { showToast } from '../../shared/ui/show-toast'
import type { HeartsEvent, HeartsNews, Wish } from './hearts'
import { heartsMachine, type MarksRead } from './hearts-machine'
import { heartsTexts } from './hearts-texts'
import { type MarkKind, markedIds } from './marked-ids'
import { setMark } from './set-mark'

type LiveHearts = Actor<typeof heartsMachine>

const live = new Map<MarkKind, LiveHearts>()

/** The hearts of one kind in this document, alive from the first call on. For the browser only. */
export function liveHearts(kind: MarkKind): LiveHearts {
  const known = live.get(kind)
  if (known) return known
  const actor = createActor(machineFor(kind))
  live.set(kind, actor)
  actor.on('*', (news) => tell(kind, news))
  actor.start()
  followPerson(actor)
  followDocument(actor)
  return actor
}

function machineFor(kind: MarkKind) {
  return heartsMachine.provide({
    actors: {
      readMarks: fromPromise<MarksRead, readonly number[]>(({ input }) =>
        markedIds(ownRequest, kind, input),
      ),
      writeMark: fromPromise<AuthOutcome<unknown>, Wish | undefined>(async ({ input }) =>
        input
          ? setMark(ownRequest, { kind, id: input.id }, input.wanted)
          : { kind: 'broken', reason: 'nothing was wished for' },
      ),
    },
  })
}

function followPerson(actor: LiveHearts): void {
  let known = ''
  const follow = () => {
    const { standing, user } = currentSession()
    const present = `${standing} ${user?.id}`
    if (present === known) return
    known = present
    const event = personEvent(standing, user?.id)
    if (event) actor.send(event)
  }
  watchSession(follow)
  follow()
}

function personEvent(
  standing: ReturnType<typeof currentSession>['standing'],
  owner: number | undefined,
): HeartsEvent | null {
  if (owner !== undefined) return { type: 'person.known', owner }
  if (standing === 'unknown') return null
  return { type: standing === 'unavailable' ? 'person.hidden' : 'person.absent' }
}

function followDocument(actor: LiveHearts): void {
  const returned = () => {
    if (document.visibilityState === 'visible') actor.send({ type: 'page.returned' })
  }
  document.addEventListener('visibilitychange', returned)
  addEventListener('focus', returned)
  addEventListener('online', returned)
}

function tell(kind: MarkKind, news: HeartsNews): void {
  if (news.type === 'signIn.asked') goTo(loginPath(window.location.pathname))
  else tellFailure(kind, news)
}

function tellFailure(
  kind: MarkKind,
  { wish, outcome }: Extract<HeartsNews, { type: 'mark.failed' }>,
): void {
  const { fields = {}, form = Object.values(fields)[0] } = problemsOf(outcome)
  // Where the session ended the app has said so already.
  if (typeof form !== 'string') return
  const words = kind === 'products' ? 'favourite' : 'like'
  showToast({
    id: `heart-${kind}-${wish.id}`,
    tone: 'error',
    title: heartsTexts.text(`${words}.${wish.wanted ? 'notSet' : 'notTaken'}`),
    description: form,
  })
}
