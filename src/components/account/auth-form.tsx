import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import { waitSeconds } from '#lib/http/problem'
import type { Submission } from '#lib/http/use-submit'
import { addMessages } from '#lib/i18n/messages'
import { isFocusFree } from '#lib/navigation/page-lifecycle'
import { now } from '#lib/time/clock'
import authForm from '#locales/el/auth-form.json'
import { EmailField } from '../form/field'
import { emailRule } from '../form/text-rules'
import type { SubmitProblems } from '../form/validation'
import { FormProblem, SubmitButton, ZodForm } from '../form/zod-form'
import { shownWait, useSecondsLeft } from '../waiting-time'
import { problemsOf } from './auth-problems'

/** Messages of the forms that are sent to the sign-in service. */
export const authFormMessages = addMessages('auth-form', authForm)
const { text } = authFormMessages

interface AuthFormProps<Values extends object, Output> {
  submission: Submission<Output, unknown>
  schema: $ZodType<Output>
  initialValues: Values
  /** The form's own names of the service's fields, where they differ. */
  names?: Readonly<Record<string, string>>
  /** What to do where it is not known whether the change was made, in place of the general text. */
  ifUnclear?: string | undefined
  /** Label of the button. */
  submit: string
  children?: ReactNode
}

/** Whether the step of a form is no longer pending, or its tries are used up. */
export function isExpired({ problem, isUsedUp }: AnySubmission): boolean {
  return problem?.kind === 'conflict' || isUsedUp
}

/** Whether the service refuses what a form sends to all users. */
export function isClosed({ problem }: AnySubmission): boolean {
  return problem?.kind === 'forbidden'
}

type AnySubmission = Pick<Submission<never, unknown>, 'problem' | 'isUsedUp'>

/** A form sent to the sign-in service: shows errors at their fields and counts down waits. */
export function AuthForm<Values extends object, Output>(props: AuthFormProps<Values, Output>) {
  const { submission, schema, initialValues, names, ifUnclear, submit, children } = props
  const wait = submission.status === 'rateLimited' ? waitSeconds(submission.problem) : 0
  const send = async (values: Output): Promise<SubmitProblems> => {
    const result = await submission.submit(values)
    if (result.status !== 'failed') return {}
    const problems = problemsOf(result.problem, names)
    return problems.cause === 'unclear'
      ? { ...problems, form: ifUnclear ?? problems.form }
      : problems
  }
  return (
    <ZodForm schema={schema} initialValues={initialValues} onSubmit={send} sx={styles.zodForm}>
      <FormProblem />
      <FocusFirst>{children}</FocusFirst>
      <SendButton wait={wait}>{submit}</SendButton>
    </ZodForm>
  )
}

/** Focuses the first empty field, unless the focus is in use. */
function FocusFirst({ children }: { children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null)
  const focused = useRef<EventTarget | null>(null)
  useEffect(() => {
    if (!isFocusFree()) return
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])]
    const first = inputs.find(({ value }) => value === '') ?? inputs[0]
    first?.focus({ preventScroll: true })
    focused.current = first ?? null
  }, [])
  // The user did not choose this field: leaving it empty is not an error.
  const leave = (event: FocusEvent<HTMLElement>) => {
    const isUntouched = event.target === focused.current && fieldIsEmpty(event.target)
    focused.current = null
    if (isUntouched) event.stopPropagation()
  }
  return (
    <div ref={fields} onBlurCapture={leave} sx={styles.zodForm}>
      {children}
    </div>
  )
}

const fieldIsEmpty = (field: EventTarget) => field instanceof HTMLInputElement && !field.value

function labelWhileWaiting(submit: string, seconds: number): string {
  const { count, isLong } = shownWait(seconds)
  return text(isLong ? 'againMinutes' : 'again', { submit, count })
}

/** The submit button. During a rate limit it shows the remaining time and keeps its focus. */
function SendButton({ wait, children }: { wait: number; children: string }) {
  const left = useSecondsLeft(wait, 0, now)
  return (
    <SubmitButton size='lg' wide held={left > 0}>
      {left > 0 ? labelWhileWaiting(children, left) : children}
    </SubmitButton>
  )
}

const addressSchema = z.object({ email: emailRule })

interface AddressAuthFormProps {
  submission: Submission<{ email: string }, unknown>
  /** Initial value of the field. */
  email?: string
  label: string
  hint?: string
  submit: string
}

/** An auth form with the e-mail address of an account as its only field. */
export function AddressAuthForm({
  submission,
  email = '',
  label,
  hint,
  submit,
}: AddressAuthFormProps) {
  return (
    <AuthForm
      submission={submission}
      schema={addressSchema}
      initialValues={{ email }}
      submit={submit}
    >
      <EmailField name='email' label={label} hint={hint} autoComplete='username' />
    </AuthForm>
  )
}

const styles = {
  zodForm: { display: 'grid', gap: 4 },
} satisfies Record<string, ThemeUIStyleObject>
