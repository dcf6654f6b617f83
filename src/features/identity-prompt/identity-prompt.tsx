import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { useSession } from '../../session/use-session'
import { liveIdentityPrompt } from './live-identity-prompt'

/**
 * Has Google offer to sign in whoever is a guest and agreed to that (R013). It draws nothing: the
 * prompt is Google's own.
 */
export default function IdentityPrompt({ agreed }: { agreed: boolean }) {
  const { send } = useActorRef(liveIdentityPrompt)
  const isAllowed = useSession().status === 'guest' && agreed
  useEffect(
    () => send({ type: isAllowed ? 'prompt.allowed' : 'prompt.forbidden' }),
    [isAllowed, send],
  )
  return null
}
