/** @jsxImportSource theme-ui */
import { useFormikContext } from 'formik'
import { publicPaths } from '../../../../contract/paths/site-paths'
import { chosenDocumentTypes } from '../../../../contract/shop/document-type'
import { Field } from '../../../components/form/field'
import { FieldWarning } from '../../../components/form/field-warning'
import { RadioField } from '../../../components/form/radio-field'
import type { SubmitProblems } from '../../../components/form/zod-form-options'
import { SiteLink } from '../../../components/site-link'
import { publicConfig } from '../../../lib/config/public-config'
import { useText } from '../../../lib/i18n/texts'
import { formatMoney } from '../../../lib/money/format-money'
import { type HowForm, howSchema } from '../checkout-schemas'
import { checkoutMessages } from '../checkout-texts'
import type { OrderSum } from '../order-sum'
import type { ShopTerms } from '../shop-terms'
import { vatNumberLooksWrong } from '../vat-number'
import { PayWayField } from './pay-way-field'
import { StepActions } from './step-actions'
import { StepForm } from './step-form'
import type { StepProps } from './step-props'

interface HowStepProps extends StepProps {
  terms: ShopTerms
  sum: OrderSum
  /** An order is under way. */
  busy: boolean
  onOrder: (form: HowForm) => Promise<SubmitProblems | undefined>
}

/** How it is paid, what paper comes with it, and the one button that orders. */
export function HowStep(props: HowStepProps) {
  const { values, refused, focused, terms, sum, busy, onValues, onOpen, onOrder } = props
  const text = useText(checkoutMessages)
  const isOffered = terms.payWays.some(({ id }) => String(id) === values.payWay)
  const { documentType, vatNumber } = values
  return (
    <StepForm
      step='how'
      schema={howSchema}
      initialValues={{ payWay: isOffered ? values.payWay : '', documentType, vatNumber }}
      {...{ refused, focused, onValues }}
      onSubmit={onOrder}
    >
      <PayWayField payWays={terms.payWays} amount={sum.items} />
      <RadioField
        name='documentType'
        label={text('how.documentType')}
        mark='required'
        options={chosenDocumentTypes.map((value) => ({ value, label: text(`how.${value}`) }))}
      />
      <VatNumber />
      <div sx={{ display: 'grid', gap: 2 }}>
        <p sx={{ fontSize: 'lead', fontVariantNumeric: 'tabular-nums' }}>
          {text('how.total')} <strong>{formatMoney(sum.total)}</strong>
        </p>
        {publicConfig.demonstration && <p>{text('how.demonstration')}</p>}
        <p sx={{ color: 'textMuted', fontSize: 'small' }}>
          {text('how.terms')}{' '}
          <SiteLink to={publicPaths['terms-of-use']} prefetch={false}>
            {text('how.termsLink')}
          </SiteLink>
          {'.'}
        </p>
      </div>
      <StepActions busy={busy} onBack={() => onOpen('where')}>
        {text('how.submit')}
      </StepActions>
    </StepForm>
  )
}

/** Only an invoice asks for it; how it looks is said, not judged. */
function VatNumber() {
  const text = useText(checkoutMessages)
  const { values, touched, errors } = useFormikContext<HowForm>()
  if (values.documentType !== 'INVOICE') return null
  const isOdd = touched.vatNumber && !errors.vatNumber && vatNumberLooksWrong(values.vatNumber)
  return (
    <div>
      <Field
        name='vatNumber'
        label={text('how.vatNumber')}
        hint={text('how.vatNumberHint')}
        mark='required'
        inputMode='numeric'
        autoComplete='off'
      />
      <FieldWarning>{isOdd && text('warnings.vatNumber')}</FieldWarning>
    </div>
  )
}
