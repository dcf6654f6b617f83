import { waitFor } from 'xstate'
import type { ChangeStory } from '../../session/use-change'
import type { SubmitProblems } from '../form/zod-form-options'
import { problemsOf } from './auth-problems'

/**
 * Sends a form's values through a story of changes, for `onSubmit` of a `ZodForm`.
 * @returns what the form shows where the change was not made; nothing where it was, and `unsent`
 * where the person has to prove first who they are
 */
export async function submitChange<Change>(
  { actor }: Pick<ChangeStory<Change>, 'actor'>,
  change: Change,
): Promise<SubmitProblems> {
  let isMade = false
  const hearing = actor.on('change.made', () => {
    isMade = true
  })
  actor.send({ type: 'change.asked', change })
  const { context } = await waitFor(actor, (snapshot) => !snapshot.matches('working'))
  hearing.unsubscribe()
  if (context.outcome) return problemsOf(context.outcome)
  return isMade ? {} : { unsent: true }
}
