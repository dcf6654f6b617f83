import type { ReactNode } from 'react'
import { accountRoutes } from '../../../../contract/paths/account-paths'
import { useText } from '../../../shared/i18n/texts'
import { withNext } from '../../../shared/navigation/with-next'
import { FormCard } from '../../../shared/ui/form-card'
import { usePageTitle } from '../../../shared/ui/page-title'
import { SiteLink } from '../../../shared/ui/site-link'
import { proofTexts } from '../proof-texts'
import { type ProofPurpose, type ProofWay, proofPath } from '../proof-ways'
import { useProofWays } from './use-proof-ways'

interface ProofFrameProps {
  purpose: ProofPurpose
  way: ProofWay
  next: string | null
  /** Another way was chosen; its page opens next. */
  onLeave?: (() => void) | undefined
  children: ReactNode
}

/** A card that asks for one proof, with the other ways that the person has, keeping `next`. */
export function ProofFrame({ purpose, way, next, onLeave, children }: ProofFrameProps) {
  const text = useText(proofTexts)
  const title = text(`${way}.title`)
  const others = useProofWays(purpose).filter((other) => other !== way)
  usePageTitle(title)
  return (
    <FormCard
      title={title}
      lead={text(`${purpose}.lead`)}
      foot={[
        ...others.map((other) => (
          <SiteLink
            key={other}
            to={withNext(proofPath(purpose, other), next)}
            prefetch={false}
            onClick={onLeave}
          >
            {text(`${other}.way`)}
          </SiteLink>
        )),
        <LeaveLink key='leave' purpose={purpose} onLeave={onLeave} />,
      ]}
    >
      {children}
    </FormCard>
  )
}

/** Nobody is held here: signing in begins anew, and whoever is signed in goes back. */
function LeaveLink({ purpose, onLeave }: Pick<ProofFrameProps, 'purpose' | 'onLeave'>) {
  const text = useText(proofTexts)
  const isMember = purpose === 'reauthenticate'
  const to = accountRoutes[isMember ? 'account' : 'account-login'].pattern
  return (
    <SiteLink to={to} prefetch={false} onClick={onLeave}>
      {text(isMember ? 'leave' : 'startAgain')}
    </SiteLink>
  )
}
