import { AccountUnavailable } from '../../features/account/account-unavailable'
import { liveSession } from '../../session/live-session'

/** Nobody can say who is here: the question can be asked again. */
export default function SessionUnavailable() {
  return <AccountUnavailable onRetry={() => liveSession().send({ type: 'session.suspected' })} />
}
