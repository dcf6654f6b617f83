/** @jsxImportSource theme-ui */

import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { waitFor } from 'xstate'
import { accountRoutes } from '../../../contract/paths/account-paths'
import { problemsOf } from '../../session/auth-problems'
import { OwnForm } from '../../session/own-form'
import { CheckboxField } from '../../shared/form/checkbox-field'
import { Field } from '../../shared/form/field'
import { useText } from '../../shared/i18n/texts'
import { stopAskingPasskey } from '../../shared/passkey/passkey-device'
import { Notice } from '../../shared/ui/notice'
import { SiteLink } from '../../shared/ui/site-link'
import { TitledHeading } from '../../shared/ui/titled-heading'
import { keyForm } from './key-forms'
import { interruptedWish, liveKeyMaking } from './live-key-making'
import { KeyAdded } from './parts/key-added'
import { MakeKeyButton } from './parts/make-key-button'
import { MakingProblem } from './parts/making-problem'
import { passkeysTexts } from './passkeys-texts'

const working = ['fetching', 'asking', 'saving'] as const
const noWish = { name: '', passwordless: true }

/** Adding a security key or a passkey (`/account/2fa/webauthn/add`). */
export function AddKeyPage() {
  const text = useText(passkeysTexts)
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
      <OwnForm
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
      </OwnForm>
    </>
  )
}
