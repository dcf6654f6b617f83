import type { ThemeUIStyleObject } from 'theme-ui'
import * as z from 'zod/mini'
import { AccountRead } from '#components/account/account-read'
import { AuthForm } from '#components/account/auth-form'
import { LinkButton } from '#components/button'
import { PasswordField } from '#components/form/password-field'
import { FormCard } from '#components/form-card'
import { usePageTitle } from '#components/page-title'
import { Skeleton } from '#components/skeleton'
import { UnshownRows } from '#components/unshown-rows'
import { accountRoutes } from '#contract/paths/account-paths'
import { useSubmit } from '#lib/http/use-submit'
import { useTranslation } from '#lib/i18n/use-translation'
import { withNext } from '#lib/navigation/addresses'
import { type AccountPageProps, afterSignIn } from '#session/after-sign-in'
import { useSession } from '#session/session'
import { reauthenticate } from '#session/sign-in-calls'
import {
  CodeHint,
  isStepExpired,
  StepExpired,
  StepFrame,
  stepMessages,
} from './components/step-frame'
import { stepPagePath, useStepMethods } from './step-methods'

const passwordForm = z.object({
  password: z.string().check(z.minLength(1)),
})

/** Reauthentication by password (`POST /auth/reauthenticate`); users without one choose. */
export default function PasswordReauthenticationPage({ next }: AccountPageProps) {
  const { user } = useSession()
  if (user && !user.has_usable_password) return <OtherMethods next={next} />
  return <PasswordReauthentication next={next} />
}

function PasswordReauthentication({ next }: { next: string | null }) {
  const { t } = useTranslation(stepMessages)
  const { user } = useSession()
  const submission = useSubmit({
    send: (values: { password: string }) => reauthenticate(values).then(afterSignIn),
  })
  if (isStepExpired(submission)) return <StepExpired next={next} />
  return (
    <StepFrame purpose='reauthenticate' method='password' next={next}>
      <AuthForm
        submission={submission}
        schema={passwordForm}
        initialValues={{ password: '' }}
        submit={t('password.submit')}
      >
        {/* Password managers need the user name of a password. */}
        <input type='email' autoComplete='username' value={user?.email ?? ''} readOnly hidden />
        <PasswordField
          name='password'
          label={t('password.label')}
          autoComplete='current-password'
        />
        <CodeHint method='password' problem={submission.problem} />
        {/* Not a link: only guests may open the page for a new password. */}
        <p sx={styles.forgotten}>{t('password.forgotten')}</p>
      </AuthForm>
    </StepFrame>
  )
}

/** Users without a password get their other methods as buttons. */
export function OtherMethods({ next }: { next: string | null }) {
  const { t } = useTranslation(stepMessages)
  const { methods: all, read } = useStepMethods('reauthenticate')
  const methods = all.filter((method) => method !== 'password')
  const leftOut = read?.data?.leftOut ?? 0
  const lead = methods.length > 0 ? 'password.none' : 'password.noneAtAll'
  usePageTitle(t('others'))
  if (read && !read.data) {
    return (
      <FormCard title={t('others')}>
        <AccountRead query={read} skeleton={<Skeleton height={52} />}>
          {() => null}
        </AccountRead>
      </FormCard>
    )
  }
  return (
    <FormCard title={t('others')} lead={methods.length > 0 || leftOut === 0 ? t(lead) : undefined}>
      <div sx={styles.otherMethodsGrid}>
        <UnshownRows kind='factors' count={leftOut} />
        {methods.map((method, index) => (
          <LinkButton
            key={method}
            to={withNext(stepPagePath('reauthenticate', method), next)}
            variant={index === 0 ? 'primary' : 'secondary'}
            size='lg'
            wide
          >
            {t(`${method}.way`)}
          </LinkButton>
        ))}
        {methods.length === 0 && (
          <LinkButton to={next ?? accountRoutes.account.pattern} size='lg' wide>
            {t('password.goOn')}
          </LinkButton>
        )}
      </div>
    </FormCard>
  )
}

const styles = {
  forgotten: { color: 'textMuted' },
  otherMethodsGrid: { display: 'grid', gap: 3 },
} satisfies Record<string, ThemeUIStyleObject>
