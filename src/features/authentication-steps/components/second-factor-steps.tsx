import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import * as z from 'zod/mini'
import { AuthForm } from '#components/account/auth-form'
import { sentenceOf } from '#components/account/auth-problems'
import { DeviceNotice } from '#components/account/passkey-notice'
import { CoolDownButton } from '#components/cool-down-button'
import { CodeField, codeRule } from '#components/form/code-field'
import { Notice } from '#components/notice'
import type { AssertionCredential, RequestOptions } from '#contract/allauth/webauthn'
import { type ApiProblem, isRefusedWith, waitSeconds } from '#lib/http/problem'
import { useSubmit } from '#lib/http/use-submit'
import { useTranslation } from '#lib/i18n/use-translation'
import { askPasskey, stopAskingPasskey } from '#lib/passkey/passkey-device'
import { now } from '#lib/time/clock'
import { afterSignIn } from '#session/after-sign-in'
import type { PasskeyEnd } from '#session/passkey-ceremony-machine'
import { secondFactorOptions, sendSecondFactor, sendSecondFactorKey } from '#session/sign-in-calls'
import { type PasskeyCeremony, usePasskeyCeremony } from '#session/use-passkey-ceremony'
import type { StepPurpose } from '../step-methods'
import { CodeHint, isStepExpired, StepExpired, StepFrame, stepMessages } from './step-frame'

/** Recovery codes have eight digits; other versions of the service have other lengths. */
const codeKinds = {
  totp: { made: 'digits', usual: 6 },
  recovery_codes: { made: 'digits', usual: 8, longest: 16 },
} as const

const codeForms = {
  totp: z.object({ code: codeRule(codeKinds.totp) }),
  recovery_codes: z.object({ code: codeRule(codeKinds.recovery_codes, { least: 1 }) }),
} as const

interface CodeStepProps {
  purpose: StepPurpose
  method: 'totp' | 'recovery_codes'
  next: string | null
}

/** Form for a code of an app or for a recovery code (`POST /auth/2fa/authenticate` and `…/reauthenticate`). */
export function CodeStep({ purpose, method, next }: CodeStepProps) {
  const { t } = useTranslation(stepMessages)
  const submission = useSubmit({
    send: ({ code }: { code: string }) => sendSecondFactor(purpose, code).then(afterSignIn),
  })
  if (isStepExpired(submission)) return <StepExpired next={next} />
  return (
    <StepFrame purpose={purpose} method={method} next={next}>
      <AuthForm
        submission={submission}
        schema={codeForms[method]}
        initialValues={{ code: '' }}
        submit={t(`${method}.submit`)}
      >
        <CodeField
          name='code'
          label={t(`${method}.label`)}
          hint={t(`${method}.hint`)}
          kind={codeKinds[method]}
        />
        <CodeHint method={method} problem={submission.problem} />
      </AuthForm>
    </StepFrame>
  )
}

type PasskeyStepCeremony = PasskeyCeremony<undefined, RequestOptions, AssertionCredential>

/** `GET` and `POST /auth/webauthn/authenticate` and `…/reauthenticate`. */
function ceremonyFor(purpose: StepPurpose): PasskeyStepCeremony {
  return {
    rules: {
      over: ['nextStep', 'reauthenticationRequired', 'sessionEnded'],
      expired: ['signedOut', 'conflict'],
      waits: true,
    },
    fetchOptions: (_, signal) => secondFactorOptions(purpose, signal),
    askDevice: askPasskey,
    verify: (credential) => sendSecondFactorKey(purpose, credential).then(afterSignIn),
  }
}

interface PasskeyStepProps {
  purpose: StepPurpose
  next: string | null
}

/** Requests a security key or passkey: once automatically, then on each press of the button. */
export function PasskeyStep({ purpose, next }: PasskeyStepProps) {
  const { t } = useTranslation(stepMessages)
  const [startsByItself] = useState(wasJustPressed)
  const { status, end, start } = usePasskeyCeremony(ceremonyFor(purpose), { startsByItself })
  if (status === 'expired') return <StepExpired next={next} />
  const isBusy = status !== 'idle' && status !== 'rate limited'
  return (
    <StepFrame
      purpose={purpose}
      method='webauthn'
      next={next}
      // Not only on unmount: until then the device's dialog may cover the next page.
      onLeave={stopAskingPasskey}
    >
      <div sx={styles.passkeyStepGrid}>
        <p>{t('webauthn.explanation')}</p>
        {end && <PasskeyProblem end={end} />}
        <CoolDownButton
          size='lg'
          wide
          busy={isBusy}
          seconds={end?.kind === 'service' ? waitSeconds(end.problem) : 0}
          now={now}
          onClick={() => void start(undefined)}
          resting={(count) => t('webauthn.again', { count })}
        >
          {!isBusy && <KeyRound size={20} aria-hidden='true' />}
          <span>{t(isBusy ? 'webauthn.asking' : 'webauthn.submit')}</span>
        </CoolDownButton>
      </div>
    </StepFrame>
  )
}

/** Browsers open the device's dialog only shortly after a user interaction, such as a link. */
function wasJustPressed(): boolean {
  return navigator.userActivation?.isActive ?? false
}

function PasskeyProblem({ end }: { end: PasskeyEnd }) {
  if (end.kind === 'device') return <DeviceNotice problem={end.problem} />
  return end.kind === 'service' ? <ServiceProblem problem={end.problem} /> : null
}

function ServiceProblem({ problem }: { problem: ApiProblem }) {
  const { t } = useTranslation(stepMessages)
  const isWrong = isRefusedWith(problem, 'incorrect_code')
  return (
    <Notice tone={problem.kind === 'rateLimited' ? 'warning' : 'error'} live>
      {isWrong ? t('webauthn.refused') : sentenceOf(problem)}
    </Notice>
  )
}

const styles = {
  passkeyStepGrid: { display: 'grid', gap: 4 },
} satisfies Record<string, ThemeUIStyleObject>
