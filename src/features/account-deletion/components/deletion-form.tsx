import { useEffect, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import * as z from 'zod/mini'
import { sentenceOf } from '#components/account/auth-problems'
import { Button, LinkButton } from '#components/button'
import { Field } from '#components/form/field'
import { SubmitButton, ZodForm } from '#components/form/zod-form'
import { Notice } from '#components/notice'
import { accountRoutes } from '#contract/paths/account-paths'
import { asLine } from '#contract/wire/written-text'
import { useTranslation } from '#lib/i18n/use-translation'
import { loginPath } from '#lib/navigation/addresses'
import type { DeletionProblem } from '../deletion-machine'
import { deletionMessages } from '../deletion-messages'
import { type DeletionFlow, type EraseDevice, useDeletion } from '../use-deletion'

const word = deletionMessages.text('form.word')
/** Without accents and in capitals. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

const schema = z.object({
  word: z.string().check(
    asLine,
    z.refine((text) => plain(text) === word, deletionMessages.text('form.wrong')),
  ),
})

interface DeletionFormProps {
  id: number
  eraseDevice: EraseDevice
}

/** Deletes the account after a word was typed. */
export function DeletionForm({ id, eraseDevice }: DeletionFormProps) {
  const { t } = useTranslation(deletionMessages)
  const flow = useDeletion(id, eraseDevice)
  return (
    <section sx={styles.form}>
      <h2>{t('form.title')}</h2>
      {flow.wasInterrupted && isUntried(flow) && <Notice>{t('form.interrupted')}</Notice>}
      <DeletionNotice flow={flow} />
      {!flow.state.matches('signedOut') && <Fields flow={flow} />}
    </section>
  )
}

function Fields({ flow }: { flow: DeletionFlow }) {
  const { t } = useTranslation(deletionMessages)
  return (
    <ZodForm
      schema={schema}
      initialValues={{ word: flow.wasInterrupted ? word : '' }}
      label={t('form.title')}
      onSubmit={flow.confirm}
      sx={styles.fields}
    >
      <Field
        name='word'
        label={t('form.label')}
        hint={t('form.hint')}
        autoComplete='off'
        autoCapitalize='characters'
        spellCheck={false}
      />
      <p role='status' sx={styles.step}>
        {stepOf(flow)}
      </p>
      <div sx={styles.buttons}>
        <SubmitButton variant='danger'>{t('form.submit')}</SubmitButton>
        <LinkButton variant='quiet' to={accountRoutes['account-settings'].pattern}>
          {t('form.stay')}
        </LinkButton>
      </div>
    </ZodForm>
  )
}

/** Nothing has come of a press since the page was opened. */
const isUntried = ({ state }: DeletionFlow) =>
  state.matches('deciding') && state.context.problem === null

/** What is being done, from the press until the next page is there. */
function stepOf({ state }: DeletionFlow): string {
  const steps = ['asking', 'looking', 'leaving', 'elsewhere'] as const
  const step = steps.find((name) => state.matches(name)) ?? (state.matches('gone') && 'leaving')
  return step ? deletionMessages.text(`form.${step}`) : ''
}

/** Why the account is still there, or that nobody knows; takes the focus. */
function DeletionNotice({ flow: { state, lookAgain } }: { flow: DeletionFlow }) {
  const { t } = useTranslation(deletionMessages)
  const element = useRef<HTMLDivElement>(null)
  const { problem } = state.context
  const isUnclear = state.matches('unclear')
  const isSignedOut = state.matches('signedOut')
  const isShown = isUnclear || isSignedOut || (problem !== null && state.matches('deciding'))
  useEffect(() => {
    if (isShown) element.current?.focus()
  }, [isShown])
  if (!isShown) return null
  return (
    <div ref={element} tabIndex={-1}>
      {problem && <Refusal problem={problem} />}
      {isSignedOut && (
        <Notice
          tone='warning'
          title={t('problem.signedOutTitle')}
          action={
            <LinkButton to={loginPath(accountRoutes['account-delete'].pattern)} prefetch={false}>
              {t('problem.signIn')}
            </LinkButton>
          }
        >
          {t('problem.signedOut')}
        </Notice>
      )}
      {isUnclear && (
        <Notice
          tone='warning'
          title={t('problem.unclearTitle')}
          action={
            <Button variant='secondary' size='sm' onClick={lookAgain}>
              {t('problem.look')}
            </Button>
          }
        >
          {t('problem.unclear')}
        </Notice>
      )}
    </div>
  )
}

function Refusal({ problem }: { problem: DeletionProblem }) {
  const { t } = useTranslation(deletionMessages)
  const own = problem.kind === 'refused' ? sentenceOf(problem.problem) : undefined
  return (
    <Notice tone='error' title={t('problem.title')}>
      {own ?? t(`problem.${problem.kind}`)}
    </Notice>
  )
}

const styles = {
  form: { display: 'grid', gap: 4, h2: { m: 0, fontSize: 'h3' } },
  fields: { display: 'grid', gap: 4, maxWidth: 'narrow' },
  step: { minHeight: '1lh', m: 0, color: 'textMuted' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: 3 },
} satisfies Record<string, ThemeUIStyleObject>
