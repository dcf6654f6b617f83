import { useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { type ActorRefFrom, type SnapshotFrom, waitFor } from 'xstate'
import * as z from 'zod/mini'
import { problemsOf } from '#components/account/auth-problems'
import { Button } from '#components/button'
import { CopyButton } from '#components/copy-button'
import { CodeField, codeRule } from '#components/form/code-field'
import { FormProblem, ZodForm } from '#components/form/zod-form'
import { Notice } from '#components/notice'
import { useSecondsLeft } from '#components/waiting-time'
import { isRefusedWith, waitSeconds } from '#lib/http/problem'
import { useTranslation } from '#lib/i18n/use-translation'
import { now } from '#lib/time/clock'
import { grouped, twoFactorMessages } from '../factors'
import type { TotpSetup, totpActivationMachine } from '../totp-activation-machine'

/** Props of the view of each state. */
export interface ActivationViewProps {
  actor: ActorRefFrom<typeof totpActivationMachine>
  state: SnapshotFrom<typeof totpActivationMachine>
  /** Resumed after reauthentication, with the same secret and code. */
  resumed: boolean
}

/** Codes of an app have six digits. */
const appCode = { made: 'digits', usual: 6 } as const

/** The form of the app's first code. */
export const totpForm = z.object({ code: codeRule(appCode) })

/** The secret for the app, and a field for its first code. */
export function SetupForm({ actor, state, resumed }: ActivationViewProps) {
  const { t } = useTranslation(twoFactorMessages)
  const { setup, problem } = state.context
  const [code] = useState(state.context.code)
  const isWrong = isRefusedWith(problem, 'incorrect_code')
  return (
    <div sx={styles.setupForm}>
      {resumed && !problem && <Notice>{t('activation.resumed')}</Notice>}
      {setup && <SecretCard setup={setup} />}
      <ZodForm
        schema={totpForm}
        initialValues={{ code }}
        onSubmit={async ({ code }) => {
          actor.send({ type: 'code.submitted', code })
          const { context } = await waitFor(actor, (now) => !now.matches('checking'))
          return context.problem ? problemsOf(context.problem) : {}
        }}
        sx={styles.zodForm}
      >
        <FormProblem />
        <h2 sx={styles.heading}>{t('activation.codeTitle')}</h2>
        <CodeField
          name='code'
          label={t('activation.code')}
          hint={t('activation.codeHint')}
          kind={appCode}
        />
        {isWrong && <Notice title={t('activation.clockTitle')}>{t('activation.clock')}</Notice>}
        <ActivateButton state={state} />
      </ZodForm>
    </div>
  )
}

function ActivateButton({ state }: Pick<ActivationViewProps, 'state'>) {
  const { t } = useTranslation(twoFactorMessages)
  const isHeld = state.matches('rateLimited')
  const left = useSecondsLeft(isHeld ? waitSeconds(state.context.problem) : 0, 0, now)
  return (
    <Button type='submit' size='lg' busy={state.matches('checking')} held={isHeld}>
      {isHeld ? t('activation.again', { count: Math.max(1, left) }) : t('activation.submit')}
    </Button>
  )
}

/** The secret for the app: to scan, type, copy, or open on the same phone. */
export function SecretCard({ setup }: { setup: TotpSetup }) {
  const { t } = useTranslation(twoFactorMessages)
  return (
    <div sx={styles.secretCard}>
      {setup.picture && (
        <section sx={styles.section}>
          <h2 sx={styles.heading}>{t('activation.scanTitle')}</h2>
          <p sx={styles.scan}>{t('activation.scan')}</p>
          <div sx={styles.secretCardBox}>
            <img
              src={setup.picture}
              alt={t('activation.picture')}
              width={192}
              height={192}
              data-secret=''
            />
          </div>
        </section>
      )}
      <section sx={styles.secretCardSection}>
        <h2 sx={styles.heading}>{t('activation.secretTitle')}</h2>
        <p sx={styles.scan}>{t('activation.secret')}</p>
        <p>
          <code translate='no' sx={styles.code}>
            {grouped(setup.secret)}
          </code>
        </p>
        <div sx={styles.copyButtonRow}>
          <CopyButton value={setup.secret}>{t('activation.copySecret')}</CopyButton>
          <a href={setup.url}>{t('activation.openApp')}</a>
        </div>
      </section>
    </div>
  )
}

const styles = {
  setupForm: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 5,
    maxWidth: 'reading',
  },
  zodForm: { display: 'grid', gap: 4, justifyItems: 'start' },
  heading: { fontSize: 'h3' },
  secretCard: { display: 'flex', flexWrap: 'wrap', gap: 5 },
  section: { display: 'grid', gap: 3, flex: '1 1 240px', alignContent: 'start' },
  scan: { color: 'textMuted' },
  secretCardBox: {
    width: 'fit-content',
    p: 3,
    borderRadius: 'menu',
    bg: 'paper',
    forcedColorAdjust: 'none',
  },
  secretCardSection: {
    display: 'grid',
    gap: 3,
    flex: '1 1 240px',
    alignContent: 'start',
    minWidth: 0,
  },
  code: { fontFamily: 'monospace', fontSize: 'lead', overflowWrap: 'anywhere' },
  copyButtonRow: { display: 'grid', gap: 3, justifyItems: 'start' },
} satisfies Record<string, ThemeUIStyleObject>
