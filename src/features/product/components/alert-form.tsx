import { useEffect, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import * as z from 'zod/mini'
import { Button } from '#components/button'
import { EmailField } from '#components/form/field'
import { emailRule } from '#components/form/text-rules'
import { apiErrorText, type SubmitProblems, submitErrors } from '#components/form/validation'
import { SubmitButton, ZodForm } from '#components/form/zod-form'
import { Notice } from '#components/notice'
import { useFocusWhen } from '#components/use-focus-when'
import type { SessionUser } from '#contract/account/user-account'
import { createProductAlert } from '#contract/endpoints/product-alerts'
import type { AlertKind } from '#contract/shop/product-alert'
import { call } from '#lib/http/call'
import type { ApiProblem } from '#lib/http/problem'
import { problemMessages, problemText } from '#lib/http/problem-messages'
import { type Submission, useSubmit } from '#lib/http/use-submit'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import { useSession } from '#session/session'
import { alertButtonMessages } from '../alert-button-messages'
import { noteAsked } from '../alert-marks'
import { alertMessages } from '../alert-messages'
import { ToAlerts } from './to-alerts'

export interface ProductAlertProps {
  productId: number
  kind: AlertKind
  /** The price of now, in euro. */
  price: number
}

const cent = 0.01

/** What is sent: an address of a guest, none of a member. */
type Wanted = { email: string } | null

/** Asks to be told of a product: a member by the press alone, a guest with an address. */
export default function AlertForm({ productId, kind, price }: ProductAlertProps) {
  const { user, status } = useSession()
  const submission = useSubmit({
    send: async (wanted: Wanted) => {
      const body = {
        product: productId,
        kind,
        ...wanted,
        ...(kind === 'price_drop' && { targetPrice: Math.round((price - cent) * 100) / 100 }),
      }
      const made = await call(createProductAlert, { body })
      // What a member waits for, the shop knows.
      if (wanted) noteAsked(productId, kind)
      return made
    },
  })
  const isMember = user !== null
  const shown = { kind, price, submission }
  if (submission.status === 'done') return <Done {...shown} member={user} />
  if (isMember) return <MemberAlert {...shown} />
  // Whose press it is will be known in a moment.
  return status === 'unknown' ? null : <GuestForm {...shown} />
}

interface AlertProps extends Omit<ProductAlertProps, 'productId'> {
  submission: Submission<Wanted, unknown>
}

function Done({ kind, price, submission, member }: AlertProps & { member: SessionUser | null }) {
  const { t } = useTranslation(alertMessages)
  const email = submission.values?.email ?? member?.email ?? ''
  return (
    <InPlaceOfButton>
      <Notice tone='success' live title={t('done.title')} action={member && <ToAlerts />}>
        {t(`done.${kind}`, { email, price: formatMoney(price) })}
      </Notice>
    </InPlaceOfButton>
  )
}

/** Sends at once; again after a problem. */
function MemberAlert({ submission }: AlertProps) {
  const { t } = useTranslation(alertMessages)
  const { problem, status, submit } = submission
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the press that has opened it
  useEffect(() => void submit(null), [])
  if (!problem) return null
  const again = (
    <Button variant='secondary' size='sm' onClick={() => submit(null)}>
      {t('again')}
    </Button>
  )
  const isOver = problem.kind === 'conflict' || problem.kind === 'forbidden'
  return (
    <AlertProblem
      problem={problem}
      isGuest={false}
      action={!isOver && status !== 'rateLimited' && again}
    />
  )
}

const guestForm = z.object({ email: emailRule })

function GuestForm({ kind, price, submission }: AlertProps) {
  const { t } = useTranslation(alertMessages)
  const { t: words } = useTranslation(alertButtonMessages)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const { problem, submit } = submission
  const isOfField = problem?.kind === 'refused'
  return (
    <div ref={place}>
      <ZodForm
        label={words(kind)}
        schema={guestForm}
        initialValues={{ email: '' }}
        onSubmit={async (values) => fieldErrors(await submit(values))}
        sx={formStyle}
      >
        <p>{t(`lead.${kind}`, { price: formatMoney(price) })}</p>
        <EmailField name='email' label={t('email')} required autoComplete='email' />
        {problem && !isOfField && <AlertProblem problem={problem} isGuest />}
        <SubmitButton wide>{words(kind)}</SubmitButton>
      </ZodForm>
    </div>
  )
}

/** The errors of the field; other problems have a notice. */
function fieldErrors(
  result: Awaited<ReturnType<AlertProps['submission']['submit']>>,
): SubmitProblems {
  if (result.status !== 'failed' || result.problem.kind !== 'refused') return {}
  return submitErrors(result.problem.errors, apiErrorText)
}

interface AlertProblemProps {
  problem: ApiProblem
  isGuest: boolean
  action?: React.ReactNode
}

function AlertProblem({ problem, isGuest, action }: AlertProblemProps) {
  const { t } = useTranslation(alertMessages)
  const { t: problemWords } = useTranslation(problemMessages)
  if (problem.kind === 'conflict') {
    return (
      <InPlaceOfButton>
        <Notice live title={t('known.title')} action={!isGuest && <ToAlerts />}>
          {t(isGuest ? 'known.guest' : 'known.member')}
        </Notice>
      </InPlaceOfButton>
    )
  }
  return (
    <InPlaceOfButton>
      <Notice tone='warning' live title={t('failed')} action={action}>
        {problem.kind === 'forbidden' ? t('notOffered') : problemText(problemWords, problem)}
      </Notice>
    </InPlaceOfButton>
  )
}

/** Takes the focus when it appears, which also brings it out from under the bars of a phone. */
function InPlaceOfButton({ children }: { children: React.ReactNode }) {
  const place = useFocusWhen<HTMLDivElement>(true)
  return (
    <div ref={place} tabIndex={-1} sx={placeStyle}>
      {children}
    </div>
  )
}

const formStyle: ThemeUIStyleObject = { display: 'grid', gap: 3 }

const placeStyle: ThemeUIStyleObject = { outline: 'none' }
