/** @jsxImportSource theme-ui */
import { useActorRef, useSelector } from '@xstate/react'
import { waitFor } from 'xstate'
import * as z from 'zod/mini'
import { accountRoutes } from '../../../contract/paths/account-paths'
import { PasskeyEndNotice } from '../../components/account/passkey-end-notice'
import { Field } from '../../components/form/field'
import { message } from '../../components/form/message'
import { SubmitButton } from '../../components/form/submit-button'
import { ZodForm } from '../../components/form/zod-form'
import { FormCard } from '../../components/form-card'
import { usePageTitle } from '../../components/page-title'
import { SiteLink } from '../../components/site-link'
import { useText } from '../../lib/i18n/texts'
import { withNext } from '../../lib/navigation/with-next'
import type { AccountPageProps } from '../../session/account-page-props'
import { SignupEnded } from './components/signup-ended'
import { livePasskeyMaking } from './live-passkey-making'
import { passkeySignupMessages } from './passkey-signup-texts'

const longestName = 100
const schema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message('Required')),
      z.maxLength(longestName, message('validation.tooLong', { count: longestName })),
    ),
})

/** The last step of opening an account with a passkey: the device makes it (R079, R289). */
export function PasskeyCreatePage({ next }: AccountPageProps) {
  const text = useText(passkeySignupMessages)
  const actor = useActorRef(livePasskeyMaking)
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  usePageTitle(text(value === 'ended' ? 'ended.title' : 'create.title'))
  if (value === 'ended') return <SignupEnded next={next} />
  const submit = async ({ name }: { name: string }) => {
    actor.send({ type: 'key.named', name })
    await waitFor(actor, (now) => !now.matches('making'))
  }
  return (
    <FormCard
      motif='drop'
      title={text('create.title')}
      lead={text('create.lead')}
      foot={[
        <SiteLink
          key='restart'
          to={withNext(accountRoutes['account-signup'].pattern, next)}
          prefetch={false}
        >
          {text('create.restart')}
        </SiteLink>,
      ]}
    >
      <ZodForm
        schema={schema}
        initialValues={{ name: text('create.usualName') }}
        onSubmit={submit}
        sx={{ display: 'grid', gap: 4 }}
      >
        <Field name='name' label={text('create.name')} hint={text('create.nameHint')} />
        <PasskeyEndNotice end={context.end} />
        <SubmitButton size='lg' wide>
          {text('create.submit')}
        </SubmitButton>
      </ZodForm>
    </FormCard>
  )
}
