import { problemsOf } from '../../components/account/auth-problems'
import type { AuthOutcome } from '../../session/auth-outcome'
import { ownRequest } from '../../session/own-request'
import type { Wish } from './hearts'
import type { MarksRead } from './hearts-machine'
import { type MarkKind, markedIds } from './marked-ids'
import { setMark } from './set-mark'

/** Which of some things the member marked. */
export function readMarks(kind: MarkKind, ids: readonly number[]): Promise<MarksRead> {
  return markedIds(ownRequest, kind, ids)
}

/** Carries out what the member wished for. */
export function writeMark(kind: MarkKind, { id, wanted }: Wish): Promise<AuthOutcome<unknown>> {
  return setMark(ownRequest, { kind, id }, wanted)
}

/** Why a wish was not carried out; undefined where the app has said so already. */
export function reasonOf(outcome: AuthOutcome<unknown>): string | undefined {
  const { fields = {}, form = Object.values(fields)[0] } = problemsOf(outcome)
  return typeof form === 'string' ? form : undefined
}
