/** @jsxImportSource theme-ui */
import { useState } from 'react'
import { waitFor } from 'xstate'
import { problemsOf } from '../../../components/account/auth-problems'
import { Button } from '../../../components/button'
import { CodeField } from '../../../components/form/code-field'
import { FormProblem } from '../../../components/form/form-problem'
import { ZodForm } from '../../../components/form/zod-form'
import { Notice } from '../../../components/notice'
import { useSecondsLeft } from '../../../components/use-seconds-left'
import { useText } from '../../../lib/i18n/texts'
import { now } from '../../../lib/time/clock'
import { totpForm, totpLength } from '../totp-form'
import { setupWaitSeconds } from '../totp-setup'
import { twoFactorMessages } from '../two-factor-texts'
import type { ActivationViewProps } from './activation-view'
import { SecretCard } from './secret-card'

/** The secret for the app, and a field for the first code that it shows. */
export function SetupForm({ actor, state, resumed }: ActivationViewProps) {
  const text = useText(twoFactorMessages)
  const { setup, answer } = state.context
  const [code] = useState(state.context.code)
  const isWrong =
    answer?.kind === 'refused' && answer.errors.some(({ code }) => code === 'incorrect_code')
  return (
    <div
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5, maxWidth: 'reading' }}
    >
      {resumed && !answer && <Notice>{text('activation.resumed')}</Notice>}
      {setup && <SecretCard setup={setup} />}
      <ZodForm
        schema={totpForm}
        initialValues={{ code }}
        onSubmit={async ({ code }) => {
          actor.send({ type: 'code.submitted', code })
          const { context } = await waitFor(actor, (now) => !now.matches('checking'))
          return context.answer ? problemsOf(context.answer) : {}
        }}
        sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}
      >
        <FormProblem />
        <h2 sx={{ fontSize: 'h3' }}>{text('activation.codeTitle')}</h2>
        <CodeField
          name='code'
          label={text('activation.code')}
          hint={text('activation.codeHint')}
          made='digits'
          length={totpLength}
        />
        {isWrong && (
          <Notice title={text('activation.clockTitle')}>{text('activation.clock')}</Notice>
        )}
        <ActivateButton state={state} />
      </ZodForm>
    </div>
  )
}

function ActivateButton({ state }: Pick<ActivationViewProps, 'state'>) {
  const text = useText(twoFactorMessages)
  const isHeld = state.matches('heldBack')
  const left = useSecondsLeft(isHeld ? setupWaitSeconds(state.context.answer) : 0, 0, now)
  return (
    <Button
      type='submit'
      size='lg'
      busy={state.matches('checking')}
      {...(isHeld && { 'aria-disabled': true })}
      onClick={(event) => isHeld && event.preventDefault()}
    >
      {isHeld ? text('activation.again', { count: Math.max(1, left) }) : text('activation.submit')}
    </Button>
  )
}
