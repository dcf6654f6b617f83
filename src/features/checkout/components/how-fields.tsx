import { useFormikContext } from 'formik'
import type { KeyboardEvent } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Field } from '#components/form/field'
import { FieldWarning } from '#components/form/field-frame'
import { RadioField, type RadioOption } from '#components/form/radio-field'
import { Notice } from '#components/notice'
import { SiteLink } from '#components/site-link'
import { UnshownRows } from '#components/unshown-rows'
import { publicPaths } from '#contract/paths/site-paths'
import { chosenDocumentTypes } from '#contract/shop/document-type'
import { vatNumberLooksWrong } from '#contract/shop/vat-number'
import { useTranslation } from '#lib/i18n/use-translation'
import { checkoutMessages } from '../checkout-messages'
import type { CheckoutValues } from '../checkout-schema'

interface HowFieldsProps {
  payWays: readonly RadioOption[]
  /** Other pay ways, which could not be read. */
  unshownPayWays: number
  isDemonstration: boolean
}

/** Third step: pay way and document type. */
export function HowFields({ payWays, unshownPayWays, isDemonstration }: HowFieldsProps) {
  const { t } = useTranslation(checkoutMessages)
  return (
    <>
      {payWays.length > 0 && (
        <RadioField name='payWay' label={t('how.payWay')} required options={payWays} />
      )}
      {payWays.length === 0 && unshownPayWays === 0 && (
        <Notice tone='warning'>{t('how.noPayWays')}</Notice>
      )}
      <UnshownRows kind='payWays' count={unshownPayWays} />
      <RadioField
        name='documentType'
        label={t('how.documentType')}
        required
        options={chosenDocumentTypes.map((value) => ({ value, label: t(`how.${value}`) }))}
      />
      <VatNumber />
      <div sx={styles.howFieldsGrid}>
        {isDemonstration && <p>{t('how.demonstration')}</p>}
        <p sx={styles.terms}>
          <span>{t('how.terms')}</span>{' '}
          <SiteLink to={publicPaths['terms-of-use']} prefetch={false}>
            {t('how.termsLink')}
          </SiteLink>
          <span>.</span>
        </p>
      </div>
    </>
  )
}

/** Field for invoices only, with a warning for an unlikely number. */
function VatNumber() {
  const { t } = useTranslation(checkoutMessages)
  const { values, touched, errors } = useFormikContext<CheckoutValues>()
  if (values.documentType !== 'INVOICE') return null
  const isOdd = touched.vatNumber && !errors.vatNumber && vatNumberLooksWrong(values.vatNumber)
  return (
    <div>
      <Field
        name='vatNumber'
        label={t('how.vatNumber')}
        hint={t('how.vatNumberHint')}
        required
        inputMode='numeric'
        autoComplete='off'
        onKeyDown={checkInPlaceOfOrdering}
      />
      <FieldWarning>{isOdd && t('warnings.vatNumber')}</FieldWarning>
    </div>
  )
}

/** Enter does not place a binding order: the number is checked. */
function checkInPlaceOfOrdering(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.blur()
}

const styles = {
  howFieldsGrid: { display: 'grid', gap: 2 },
  terms: { color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
