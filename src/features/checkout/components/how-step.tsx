import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Field } from '#components/form/field'
import { FieldWarning } from '#components/form/field-frame'
import { RadioField, type RadioOption } from '#components/form/radio-field'
import type { SubmitProblems } from '#components/form/validation'
import { Notice } from '#components/notice'
import { SiteLink } from '#components/site-link'
import { publicPaths } from '#contract/paths/site-paths'
import { chosenDocumentTypes } from '#contract/shop/order'
import type { PayWay } from '#contract/shop/pay-way'
import { vatNumberLooksWrong } from '#contract/shop/vat-number'
import { publicConfig } from '#lib/config/public-config'
import type { Text } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { payWayDescription, payWayName } from '#lib/pay-way/pay-way-name'
import { formatMoney } from '#lib/text/format-number'
import { checkoutMessages } from '../checkout-messages'
import { type HowForm, howSchema } from '../checkout-schema'
import { payWayFee, type ShopTerms } from '../order'
import { StepActions, StepForm, type StepProps } from './step-form'

interface HowStepProps extends StepProps {
  terms: ShopTerms
  /** What is ordered and what it costs: directly above the button, as the law demands. */
  summary: ReactNode
  /** What the shop promises, below the button. */
  promises: ReactNode
  /** Sum of the products and of shipping, in euro. */
  amount: number
  /** An order is being placed. */
  busy: boolean
  onOrder: (form: HowForm) => Promise<SubmitProblems | undefined>
}

/** Third step: pay way, document type, and the button that places the order. */
export function HowStep(props: HowStepProps) {
  const { values, refused, focused, terms, summary, promises, amount, busy } = props
  const { onValues, onOpen, onOrder } = props
  const { t } = useTranslation(checkoutMessages)
  const isOffered = terms.payWays.some(({ id }) => String(id) === values.payWay)
  const { documentType, vatNumber } = values
  return (
    <StepForm
      step='how'
      schema={howSchema}
      initialValues={{ payWay: isOffered ? values.payWay : '', documentType, vatNumber }}
      {...{ refused, focused, onValues }}
      onSubmit={onOrder}
      end={
        <div sx={styles.order}>
          {summary}
          <StepActions busy={busy} onBack={() => onOpen('where')}>
            {t('how.submit')}
          </StepActions>
          {promises}
        </div>
      }
    >
      <PayWayField payWays={terms.payWays} amount={amount} />
      <RadioField
        name='documentType'
        label={t('how.documentType')}
        mark='required'
        options={chosenDocumentTypes.map((value) => ({ value, label: t(`how.${value}`) }))}
      />
      <VatNumber />
      <div sx={styles.howStepGrid}>
        {publicConfig.demonstration && <p>{t('how.demonstration')}</p>}
        <p sx={styles.terms}>
          <span>{t('how.terms')}</span>{' '}
          <SiteLink to={publicPaths['terms-of-use']} prefetch={false}>
            {t('how.termsLink')}
          </SiteLink>
          <span>.</span>
        </p>
      </div>
    </StepForm>
  )
}

/** Field for invoices only, with a warning for an unlikely number. */
function VatNumber() {
  const { t } = useTranslation(checkoutMessages)
  const { values, touched, errors } = useFormikContext<HowForm>()
  if (values.documentType !== 'INVOICE') return null
  const isOdd = touched.vatNumber && !errors.vatNumber && vatNumberLooksWrong(values.vatNumber)
  return (
    <div>
      <Field
        name='vatNumber'
        label={t('how.vatNumber')}
        hint={t('how.vatNumberHint')}
        mark='required'
        inputMode='numeric'
        autoComplete='off'
      />
      <FieldWarning>{isOdd && t('warnings.vatNumber')}</FieldWarning>
    </div>
  )
}

interface PayWayFieldProps {
  payWays: readonly PayWay[]
  /** Products and shipping in euro: some pay ways are free from a threshold on. */
  amount: number
}

/** The pay ways with their fees. */
function PayWayField({ payWays, amount }: PayWayFieldProps) {
  const { t } = useTranslation(checkoutMessages)
  if (payWays.length === 0) return <Notice tone='warning'>{t('how.noPayWays')}</Notice>
  return (
    <RadioField
      name='payWay'
      label={t('how.payWay')}
      mark='required'
      options={payWays.map((payWay) => optionOf(t, payWay, amount))}
    />
  )
}

function optionOf(
  text: Text<typeof checkoutMessages.words>,
  payWay: PayWay,
  amount: number,
): RadioOption {
  const { id, freeForOrderAmount } = payWay
  const fee = payWayFee(payWay, amount)
  const threshold = formatMoney(freeForOrderAmount)
  const isFreeLater = fee > 0 && freeForOrderAmount > 0
  const sentences = [
    payWayDescription(payWay),
    isFreeLater ? text('how.payWayFreeFrom', { amount: threshold }) : '',
  ].filter(Boolean)
  return {
    value: String(id),
    label: payWayName(payWay),
    aside: fee > 0 ? text('how.payWayCost', { cost: formatMoney(fee) }) : text('how.payWayFree'),
    ...(sentences.length > 0 && { detail: sentences.join(' ') }),
  }
}

const styles = {
  howStepGrid: { display: 'grid', gap: 2 },
  order: { display: 'grid', gap: 4, '& > section': { position: 'static' } },
  terms: { color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
