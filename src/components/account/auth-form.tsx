/** @jsxImportSource theme-ui */
import { useFormikContext } from 'formik'
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import { waitFor } from 'xstate'
import type { $ZodType } from 'zod/v4/core'
import { isFocusFree } from '../../lib/navigation/page-focus'
import { now } from '../../lib/time/clock'
import { shownWait } from '../../lib/time/shown-wait'
import { askWaitSeconds } from '../../session/ask-machine'
import type { Ask } from '../../session/use-ask'
import { Button } from '../button'
import { FormProblem } from '../form/form-problem'
import { ZodForm } from '../form/zod-form'
import type { SubmitProblems } from '../form/zod-form-options'
import { useSecondsLeft } from '../use-seconds-left'
import { authFormMessages } from './auth-form-texts'
import { problemsOf } from './auth-problems'

const { text } = authFormMessages

interface AuthFormProps<Values extends object, Output> {
  ask: Ask<Output>
  schema: $ZodType<Output>
  initialValues: Values
  /** The form's own names of the service's fields, where they differ. */
  names?: Readonly<Record<string, string>>
  /** What the button says. */
  submit: string
  /** The fields. */
  children?: ReactNode
}

/** A form that asks the sign-in service: errors at their fields, waits counted down. */
export function AuthForm<Values extends object, Output>(props: AuthFormProps<Values, Output>) {
  const { ask, schema, initialValues, names, submit, children } = props
  const { actor, state } = ask
  const wait = state.matches('heldBack') ? askWaitSeconds(state.context.outcome) : 0
  const send = async (values: Output): Promise<SubmitProblems> => {
    actor.send({ type: 'asked', values })
    const { context, value } = await waitFor(actor, (snapshot) => !snapshot.matches('asking'))
    return value === 'writing' || value === 'heldBack' ? problemsIn(context.outcome, names) : {}
  }
  return (
    <ZodForm
      schema={schema}
      initialValues={initialValues}
      onSubmit={send}
      sx={{ display: 'grid', gap: 4 }}
    >
      <FormProblem />
      <FocusFirst>{children}</FocusFirst>
      <AskButton wait={wait}>{submit}</AskButton>
    </ZodForm>
  )
}

/** Whoever opens such a screen came to fill it in, unless they are on their way elsewhere. */
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
  // Nobody chose to go there: whoever leaves it empty for another way in is told of no mistake.
  const leave = (event: FocusEvent<HTMLElement>) => {
    const isUntouched = event.target === focused.current && fieldIsEmpty(event.target)
    focused.current = null
    if (isUntouched) event.stopPropagation()
  }
  return (
    <div ref={fields} onBlurCapture={leave} sx={{ display: 'grid', gap: 4 }}>
      {children}
    </div>
  )
}

const fieldIsEmpty = (field: EventTarget) => field instanceof HTMLInputElement && !field.value

function problemsIn(
  outcome: Parameters<typeof problemsOf>[0] | null,
  names: Readonly<Record<string, string>> | undefined,
): SubmitProblems {
  return outcome ? problemsOf(outcome, names) : {}
}

function again(submit: string, seconds: number): string {
  const { count, isLong } = shownWait(seconds)
  return text(isLong ? 'againMinutes' : 'again', { submit, count })
}

/** Sends the form; while the service holds back it says how long, and keeps its focus. */
function AskButton({ wait, children }: { wait: number; children: string }) {
  const { isSubmitting } = useFormikContext()
  const left = useSecondsLeft(wait, 0, now)
  return (
    <Button
      type='submit'
      size='lg'
      wide
      busy={isSubmitting}
      {...(left > 0 && { 'aria-disabled': true })}
      onClick={(event) => left > 0 && event.preventDefault()}
    >
      {left > 0 ? again(children, left) : children}
    </Button>
  )
}
