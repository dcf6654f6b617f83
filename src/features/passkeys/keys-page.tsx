/** @jsxImportSource theme-ui */
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { authenticators } from '../../../contract/allauth/account-answers'
import type { WebauthnAuthenticator } from '../../../contract/allauth/authenticator'
import { accountRoutes } from '../../../contract/paths/account-paths'
import { AccountRead } from '../../components/account/account-read'
import { ChangeProblem } from '../../components/account/change-problem'
import { LinkButton } from '../../components/link-button'
import { RowListSkeleton } from '../../components/row-list'
import { showToast } from '../../components/show-toast'
import { TitledHeading } from '../../components/titled-heading'
import { useText } from '../../lib/i18n/texts'
import { useAuthQuery } from '../../session/use-auth-query'
import { useChange } from '../../session/use-change'
import { KeyDialogs } from './components/key-dialogs'
import { KeyList } from './components/key-list'
import { carryOutKeyChange, interruptedKeyChange, type KeyChange } from './key-changes'
import { passkeysMessages } from './passkeys-texts'

/** A person's security keys and passkeys (`/account/2fa/webauthn`). */
export function KeysPage() {
  const text = useText(passkeysMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useAuthQuery(['authenticators'], '/account/authenticators', authenticators)
  const [renaming, setRenaming] = useState<WebauthnAuthenticator | null>(null)
  const story = useKeyChanges(() => heading.current?.focus())
  const remove = ({ id, name }: WebauthnAuthenticator) => {
    const change = { kind: 'remove', id, name: name || text('unnamed') } as const
    story.actor.send({ type: 'change.considered', change })
  }
  return (
    <>
      <TitledHeading ref={heading} title={text('title')}>
        {text('lead')}
      </TitledHeading>
      <div sx={{ display: 'grid', justifyItems: 'start', gap: 4, '& > *': { minWidth: 0 } }}>
        <ChangeProblem story={story} />
        <div sx={{ width: '100%' }}>
          <AccountRead query={query} skeleton={<RowListSkeleton rows={2} />}>
            {({ data }) => (
              <KeyList
                keys={data.filter((one) => one.type === 'webauthn')}
                onRename={setRenaming}
                onRemove={remove}
              />
            )}
          </AccountRead>
        </div>
        <LinkButton to={accountRoutes['account-2fa-webauthn-add'].pattern}>
          <Plus size={20} aria-hidden='true' />
          {text('add')}
        </LinkButton>
      </div>
      <KeyDialogs
        story={story}
        renaming={renaming}
        all={query.data?.data ?? []}
        onClose={() => setRenaming(null)}
      />
    </>
  )
}

/** @param onDone what had the focus may be gone */
function useKeyChanges(onDone: () => void) {
  const text = useText(passkeysMessages)
  const queries = useQueryClient()
  return useChange<KeyChange>({
    interrupted: interruptedKeyChange,
    carryOut: async (change) => {
      const outcome = await carryOutKeyChange(change)
      // Also where it was refused: another tab may have changed the keys.
      if (outcome.kind !== 'proofNeeded') {
        await queries.invalidateQueries({ queryKey: ['authenticators'] })
      }
      return outcome
    },
    onDone: ({ kind, name }) => {
      showToast({ tone: 'success', title: text(`${kind}.done`, { name }) })
      onDone()
    },
  })
}
