import type { ReactNode } from 'react'
import { accountRoutes } from '../../../../contract/paths/account-paths'
import { FormCard } from '../../../components/form-card'
import { usePageTitle } from '../../../components/page-title'
import { SiteLink } from '../../../components/site-link'
import { useText } from '../../../lib/i18n/texts'
import { withNext } from '../../../lib/navigation/with-next'
import { reauthenticationMessages } from '../reauthentication-texts'
import {
  type ReauthenticationMethod,
  type ReauthenticationPurpose,
  reauthenticationPath,
} from '../reauthentication-ways'
import { useReauthenticationMethods } from './use-reauthentication-methods'

interface ReauthenticationFrameProps {
  purpose: ReauthenticationPurpose
  way: ReauthenticationMethod
  next: string | null
  /** Another way was chosen; its page opens next. */
  onLeave?: (() => void) | undefined
  children: ReactNode
}

/** A card that asks for one proof, with the other ways that the person has, keeping `next`. */
export function ReauthenticationFrame({
  purpose,
  way,
  next,
  onLeave,
  children,
}: ReauthenticationFrameProps) {
  const text = useText(reauthenticationMessages)
  const title = text(`${way}.title`)
  const others = useReauthenticationMethods(purpose).filter((other) => other !== way)
  usePageTitle(title)
  return (
    <FormCard
      title={title}
      lead={text(`${purpose}.lead`)}
      foot={[
        ...others.map((other) => (
          <SiteLink
            key={other}
            to={withNext(reauthenticationPath(purpose, other), next)}
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
function LeaveLink({ purpose, onLeave }: Pick<ReauthenticationFrameProps, 'purpose' | 'onLeave'>) {
  const text = useText(reauthenticationMessages)
  const isMember = purpose === 'reauthenticate'
  const to = accountRoutes[isMember ? 'account' : 'account-login'].pattern
  return (
    <SiteLink to={to} prefetch={false} onClick={onLeave}>
      {text(isMember ? 'leave' : 'startAgain')}
    </SiteLink>
  )
}
