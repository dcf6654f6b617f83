import { type ComponentType, useEffect, useState } from 'react'
import { enabledBy } from '../features/consent/decision'
import { useDecision } from '../features/consent/use-decision'
import { publicConfig } from '../lib/config/public-config'
import { openedWithKey } from '../lib/navigation/opened-with-key'

type Prompt = ComponentType<{ agreed: boolean }>

/**
 * Google's prompt to sign in, where the site was built with it and somebody agreed to it (R013);
 * never beside a key in the address (A3-55).
 */
export function IdentityPlace() {
  const decision = useDecision()
  const agreed = decision !== null && enabledBy(decision).includes('security_storage')
  const isWanted = publicConfig.googleGsiEnable && agreed && !openedWithKey()
  const [found, setFound] = useState<{ Prompt: Prompt }>()
  useEffect(() => {
    if (!isWanted) return
    import(
      /* webpackChunkName: "identity-prompt" */ '../features/identity-prompt/identity-prompt'
    ).then(
      ({ default: Prompt }) => setFound({ Prompt }),
      () => {},
    )
  }, [isWanted])
  return found ? <found.Prompt agreed={agreed} /> : null
}
