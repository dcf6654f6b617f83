import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { totpActivationMachine } from '../totp-activation-machine'

/** What the page of the app hands to the view of each state. */
export interface ActivationViewProps {
  actor: ActorRefFrom<typeof totpActivationMachine>
  state: SnapshotFrom<typeof totpActivationMachine>
  /** It was interrupted by reauthentication: secret and code are the same as before. */
  resumed: boolean
}
