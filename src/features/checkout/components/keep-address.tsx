import { useFormikContext } from 'formik'
import type { ThemeUIStyleObject } from 'theme-ui'
import type { Address } from '#contract/account/address'
import { useTranslation } from '#lib/i18n/use-translation'
import { checkoutMessages } from '../checkout-messages'
import type { CheckoutValues } from '../checkout-schema'
import { savedAddressOf } from './saved-addresses'

/** Keeps a typed address in the account's book; absent for a saved one. */
export function KeepAddress({ addresses }: { addresses: readonly Address[] }) {
  const { t } = useTranslation(checkoutMessages)
  const { values, setFieldValue } = useFormikContext<CheckoutValues>()
  const { keepAddress: kept } = values
  if (savedAddressOf(addresses, values)) return null
  return (
    <label sx={styles.label}>
      <input
        type='checkbox'
        checked={kept === 'yes'}
        onChange={({ target }) =>
          void setFieldValue('keepAddress', target.checked ? 'yes' : '', false)
        }
      />
      <span>{t('where.keep')}</span>
    </label>
  )
}

const styles = {
  label: { display: 'flex', alignItems: 'center', gap: 2, minHeight: 'touch', cursor: 'pointer' },
} satisfies Record<string, ThemeUIStyleObject>
