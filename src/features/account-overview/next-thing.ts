import { accountRoutes } from '../../../contract/paths/account-paths'
import { publicPaths } from '../../../contract/paths/site-paths'
import type { SafetyStep } from './safety-steps'

/** The one thing that the overview offers to do. */
export interface NextThing {
  name: SafetyStep['name'] | 'name' | 'lesson'
  /** Where it is done. */
  to: string
}

/** What helps most now: an account that is safe, then one with a name, then something to read. */
export function nextThing(
  steps: readonly SafetyStep[],
  person: { firstName?: string | null | undefined },
): NextThing {
  const step = steps.find(({ done }) => !done)
  if (step) return step
  return person.firstName
    ? { name: 'lesson', to: publicPaths.blog }
    : { name: 'name', to: accountRoutes['account-settings'].pattern }
}
