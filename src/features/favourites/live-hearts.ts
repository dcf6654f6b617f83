import { type Actor, createActor, fromPromise } from 'xstate'
import { showToast } from '../../components/show-toast'
import { problemMessages } from '../../lib/http/problem-texts'
import { goTo } from '../../lib/navigation/go-to'
import { loginPath } from '../../lib/navigation/login-path'
import type { AuthOutcome } from '../../session/auth-outcome'
import { currentSession, watchSession } from '../../session/session-view'
import type { HeartsEvent, HeartsNews, Wish } from './hearts'
import { heartsMachine, type MarksRead } from './hearts-machine'
import { heartsMessages } from './hearts-texts'
import type { MarkKind } from './marked-ids'

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
        service().then(({ readMarks }) => readMarks(kind, input)),
      ),
      writeMark: fromPromise<AuthOutcome<unknown>, Wish | undefined>(async ({ input }) =>
        input
          ? (await service()).writeMark(kind, input)
          : { kind: 'broken', reason: 'nothing was wished for' },
      ),
    },
  })
}

function followPerson(actor: LiveHearts): void {
  let known = ''
  const follow = () => {
    const { status, user } = currentSession()
    const present = `${status} ${user?.id}`
    if (present === known) return
    known = present
    const event = personEvent(status, user?.id)
    if (event) actor.send(event)
  }
  watchSession(follow)
  follow()
}

function personEvent(
  status: ReturnType<typeof currentSession>['status'],
  owner: number | undefined,
): HeartsEvent | null {
  if (owner !== undefined) return { type: 'person.known', owner }
  if (status === 'unknown') return null
  return { type: status === 'unavailable' ? 'person.hidden' : 'person.absent' }
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
  if (news.type === 'signIn.asked') offerSignIn(kind)
  else void tellFailure(kind, news)
}

/** A guest keeps the page: signing in is offered, and leads back to where the heart was pressed. */
function offerSignIn(kind: MarkKind): void {
  const { text } = heartsMessages
  const path = loginPath(window.location.pathname)
  showToast({
    id: 'heart-sign-in',
    tone: 'info',
    title: text(`${markWords(kind)}.signInFirst`),
    action: { label: text('signIn'), onPress: () => goTo(path) },
    staysForMs: 10_000,
  })
}

async function tellFailure(
  kind: MarkKind,
  { wish, outcome }: Extract<HeartsNews, { type: 'mark.failed' }>,
): Promise<void> {
  const description = await service().then(
    ({ reasonOf }) => reasonOf(outcome),
    () => problemMessages.text('unreachable'),
  )
  if (description === undefined) return
  const words = markWords(kind)
  showToast({
    id: `heart-${kind}-${wish.id}`,
    tone: 'error',
    title: heartsMessages.text(`${words}.${wish.wanted ? 'notSet' : 'notTaken'}`),
    description,
  })
}

function markWords(kind: MarkKind) {
  return kind === 'products' ? 'favourite' : 'like'
}

/** What only members need, and who hears that something did not work. */
function service() {
  return import(/* webpackChunkName: "marks" */ './marks-service')
}
