import { AccountUnavailable } from '../../features/account/account-placeholders'
import { sessionActor } from '../../session/session-actor'

/** The session could not be read; offers a retry. Own file: loaded lazily. */
export default function SessionUnavailable() {
  return <AccountUnavailable onRetry={() => sessionActor().send({ type: 'session.suspected' })} />
}
