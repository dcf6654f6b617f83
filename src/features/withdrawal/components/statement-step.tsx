import { useFormikContext } from 'formik'
import { useEffect, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import {
  remainingItems,
  type SentWithdrawal,
  useSentWithdrawals,
} from '#components/account/sent-withdrawals'
import { DraftStore } from '#components/form/draft'
import { Field } from '#components/form/field'
import { RadioField } from '#components/form/radio-field'
import { formikErrors } from '#components/form/use-zod-form'
import { notValid } from '#components/form/validation'
import { FormProblem, SubmitButton, ZodForm } from '#components/form/zod-form'
import { Notice } from '#components/notice'
import type { OrderDetail } from '#contract/shop/order'
import { athensDay } from '#contract/wire/athens-time'
import type { Withdrawal } from '#contract/withdrawal/withdrawal'
import { deliveredOn } from '#contract/withdrawal/withdrawal-term'
import { useTranslation } from '#lib/i18n/use-translation'
import { serverNow } from '#lib/time/clock'
import { formatExactTime } from '#lib/time/format-date'
import { withdrawalMessages } from '../messages'
import { linkedOrder } from '../own-order'
import { emptyStatement, statementOf, withdrawalFormSchema, withdrawalScopes } from '../schema'
import { withdrawalDraft } from '../use-withdrawal'
import { ItemsField } from './items-field'

const today = () => athensDay(serverNow())
const schema = withdrawalFormSchema(today)

interface StatementStepProps {
  isShown: boolean
  /** Names of the fields that the server refused. */
  refusal: readonly string[] | null
  ownOrder: OrderDetail | null
  onSubmit: (statement: Withdrawal) => void
}

/** The first step: who withdraws from which order. */
export function StatementStep({ isShown, refusal, ownOrder, onSubmit }: StatementStepProps) {
  const { t } = useTranslation(withdrawalMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const [wasShown, setWasShown] = useState(isShown)
  useEffect(() => {
    if (isShown && !wasShown) heading.current?.focus()
    setWasShown(isShown)
  }, [isShown, wasShown])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} sx={styles.statementStepHeading}>
        {t('state.title')}
      </h2>
      <ZodForm
        schema={schema}
        initialValues={emptyStatement}
        onSubmit={async (values) => onSubmit(statementOf(values))}
        sx={styles.form}
      >
        <DraftStore draft={withdrawalDraft} />
        <FillFromOrder order={ownOrder} />
        {refusal && <Refusal names={refusal} />}
        <p>
          <strong>{t('state.declaration')}</strong>
        </p>
        <StatementFields ownOrder={ownOrder} />
        <FormProblem />
        <div>
          <SubmitButton size='lg'>{t('state.action')}</SubmitButton>
        </div>
      </ZodForm>
    </>
  )
}

function StatementFields({ ownOrder }: { ownOrder: OrderDetail | null }) {
  const { t } = useTranslation(withdrawalMessages)
  const { values } = useFormikContext<typeof emptyStatement>()
  const number = values.orderNumber.trim()
  const isOwn = ownOrder !== null && number === String(ownOrder.id)
  const sent = useSentWithdrawals(Number(number) || null)
  return (
    <>
      {sent.map(({ reference, submittedAt }) => (
        <Notice key={reference} title={t('sentBefore.title', { number })}>
          {t('sentBefore.sentence', { reference, time: formatExactTime(submittedAt) })}
        </Notice>
      ))}
      <Field
        name='orderNumber'
        label={t('fields.orderNumber')}
        hint={t('fields.orderNumberHint')}
        required
        autoComplete='off'
        spellCheck={false}
      />
      <Field name='name' label={t('fields.name')} required autoComplete='name' />
      <Field
        name='email'
        type='email'
        label={t('fields.email')}
        hint={t('fields.emailHint')}
        required
        autoComplete='email'
        inputMode='email'
        autoCapitalize='none'
        spellCheck={false}
      />
      <RadioField
        name='scope'
        label={t('fields.scope')}
        options={withdrawalScopes.map((value) => ({ value, label: t(`fields.${value}`) }))}
      />
      {values.scope === 'some' && <ItemsField order={isOwn ? restOf(ownOrder, sent) : null} />}
      <Field
        name='receivedOn'
        type='date'
        label={t('fields.receivedOn')}
        hint={t('fields.receivedOnHint')}
        optional
      />
    </>
  )
}

/** The order with what no statement names yet; the whole one where nothing is left. */
function restOf(order: OrderDetail, sent: readonly SentWithdrawal[]): OrderDetail {
  const items = remainingItems(order.items, sent)
  return items.length === 0 ? order : { ...order, items }
}

/**
 * Fills empty fields from the address and, for a member, from the order that it names, with the day of
 * its delivery, which the term depends on; not the field in which somebody is about to type, whose
 * first letters would be appended.
 */
function FillFromOrder({ order }: { order: OrderDetail | null }) {
  const { values, setFieldValue } = useFormikContext<typeof emptyStatement>()
  const latest = useRef(values)
  latest.current = values
  const isOwn = order !== null && values.orderNumber.trim() === String(order.id)
  useEffect(() => {
    const number = linkedOrder()
    if (number && latest.current.orderNumber === '') {
      void setFieldValue('orderNumber', number, false)
    }
  }, [setFieldValue])
  useEffect(() => {
    if (order === null || !isOwn) return
    const known = {
      name: `${order.firstName} ${order.lastName}`.trim(),
      email: order.email,
      receivedOn: deliveredOn(order) ?? '',
    }
    for (const [name, value] of Object.entries(known)) {
      const isTyping = document.activeElement?.getAttribute('name') === name
      const isEmpty = latest.current[name as keyof typeof known] === ''
      if (isEmpty && !isTyping) void setFieldValue(name, value, false)
    }
  }, [order, isOwn, setFieldValue])
  return null
}

/** Marks the fields that the server refused. */
function Refusal({ names }: { names: readonly string[] }) {
  const { t } = useTranslation(withdrawalMessages)
  const notice = useRef<HTMLDivElement>(null)
  const { setErrors, setTouched } = useFormikContext()
  // Formik's functions change with each render.
  const set = useRef({ setErrors, setTouched })
  set.current = { setErrors, setTouched }
  useEffect(() => {
    void set.current.setTouched(Object.fromEntries(names.map((name) => [name, true])), false)
    const errors = Object.fromEntries(names.map((name) => [name, notValid]))
    set.current.setErrors(formikErrors(errors))
    notice.current?.focus()
  }, [names])
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone='error' title={t('problems.title')}>
        {t('problems.refused')}
      </Notice>
    </div>
  )
}

const styles = {
  statementStepHeading: { mb: 4, fontSize: 'h3', '&:focus': { outline: 'none' } },
  form: { display: 'grid', gap: 4 },
} satisfies Record<string, ThemeUIStyleObject>
