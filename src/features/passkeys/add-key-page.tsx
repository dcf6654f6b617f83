/** @jsxImportSource theme-ui */

import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { waitFor } from 'xstate'
import { accountRoutes } from '../../../contract/paths/account-paths'
import { AccountForm } from '../../components/account/account-form'
import { problemsOf } from '../../components/account/auth-problems'
import { CheckboxField } from '../../components/form/checkbox-field'
import { Field } from '../../components/form/field'
import { Notice } from '../../components/notice'
import { SiteLink } from '../../components/site-link'
import { TitledHeading } from '../../components/titled-heading'
import { useText } from '../../lib/i18n/texts'
import { stopAskingPasskey } from '../../lib/passkey/passkey-device'
import { KeyAdded } from './components/key-added'
import { MakeKeyButton } from './components/make-key-button'
import { MakingProblem } from './components/making-problem'
import { keyForm } from './key-forms'
import { interruptedWish, liveKeyMaking } from './live-key-making'
import { passkeysMessages } from './passkeys-texts'

const working = ['fetching', 'asking', 'saving'] as const
const noWish = { name: '', passwordless: true }

/** Adding a security key or a passkey (`/account/2fa/webauthn/add`). */
export function AddKeyPage() {
  const text = useText(passkeysMessages)
  const queries = useQueryClient()
  const actor = useActorRef(liveKeyMaking)
  const state = useSelector(actor, (snapshot) => snapshot)
  const [interrupted] = useState(() => interruptedWish.take())
  const isAdded = state.matches('added')
  useEffect(() => stopAskingPasskey, [])
  useEffect(() => {
    if (isAdded) void queries.invalidateQueries({ queryKey: ['authenticators'] })
  }, [isAdded, queries])

  if (state.context.added) return <KeyAdded codesGenerated={state.context.added.codesGenerated} />
  return (
    <>
      <TitledHeading title={text('making.title')}>{text('making.lead')}</TitledHeading>
      <AccountForm
        draft='key-new'
        schema={keyForm}
        initialValues={interrupted ?? noWish}
        onSubmit={async (wish) => {
          actor.send({ type: 'key.wanted', wish })
          const ended = await waitFor(actor, (now) => !working.some((one) => now.matches(one)))
          const { problem } = ended.context
          const fields = problem?.kind === 'service' ? problemsOf(problem.answer).fields : {}
          return { fields, unsent: !ended.matches('added') }
        }}
        sx={{ display: 'grid', gap: 4, maxWidth: 'dialog.md' }}
      >
        {interrupted && state.matches('naming') && !state.context.wish && (
          <Notice>{text('resumed')}</Notice>
        )}
        <Field
          name='name'
          label={text('making.name')}
          hint={text('making.nameHint')}
          autoComplete='off'
        />
        <CheckboxField
          name='passwordless'
          label={text('making.passwordless')}
          hint={text('making.passwordlessHint')}
        />
        <MakingProblem problem={state.context.problem} />
        <div sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
          <MakeKeyButton state={state} />
          <SiteLink to={accountRoutes['account-2fa-webauthn'].pattern}>
            {text('making.back')}
          </SiteLink>
        </div>
      </AccountForm>
    </>
  )
}
