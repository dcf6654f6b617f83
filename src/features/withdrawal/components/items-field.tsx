import type { ThemeUIStyleObject } from 'theme-ui'
import { TextAreaField } from '#components/form/field'
import { FieldError, useFormField } from '#components/form/field-frame'
import { SelectBox } from '#components/select'
import type { OrderDetail, OrderItem } from '#contract/shop/order'
import { withdrawalLimits } from '#contract/withdrawal/withdrawal'
import { useTranslation } from '#lib/i18n/use-translation'
import { withdrawalMessages } from '../messages'
import { chosenCount, countsOf, hasOtherLines, productName, withChoice } from '../own-items'

const name = 'items'

/**
 * The products that are sent back: a text, or ticks where the order is known. Ticks are lines of
 * the same text, so draft and statement are equal for both.
 */
export function ItemsField({ order }: { order: OrderDetail | null }) {
  const { t } = useTranslation(withdrawalMessages)
  const { value } = useFormField<string>({ name, label: '' })
  const isTyped = order === null || hasOtherLines(order, value)
  return (
    <>
      {order && <OwnItems order={order} />}
      {isTyped && (
        <TextAreaField
          name={name}
          label={t('fields.items')}
          hint={t('fields.itemsHint')}
          required
          rows={4}
          maxLength={withdrawalLimits.items.max}
        />
      )}
    </>
  )
}

function OwnItems({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(withdrawalMessages)
  const title = t('ownItems.title', { number: order.id })
  const field = useFormField<string>({ name, label: title, required: true })
  const choose = (item: OrderItem, count: number) => {
    field.setValue(withChoice(field.value, item, count))
    field.settle()
  }
  return (
    <fieldset sx={styles.fieldset}>
      <legend sx={styles.legend}>{title}</legend>
      {order.items.map((item, at) => {
        const count = chosenCount(field.value, item)
        const product = productName(item)
        return (
          <div key={item.id} sx={styles.ownItemsRow}>
            <label sx={styles.ownItemsLabel}>
              <input
                type='checkbox'
                checked={count > 0}
                aria-invalid={at === 0 && field.error ? true : undefined}
                aria-describedby={field.control['aria-describedby']}
                onChange={(event) => choose(item, event.target.checked ? item.quantity : 0)}
                sx={styles.tick}
              />
              <span>{product}</span>
            </label>
            {count > 0 && item.quantity > 1 && (
              <SelectBox
                aria-label={t('ownItems.quantity', { name: product })}
                value={String(count)}
                onChange={(event) => choose(item, Number(event.target.value))}
              >
                {countsOf(item).map((pieces) => (
                  <option key={pieces} value={pieces}>
                    {pieces}
                  </option>
                ))}
              </SelectBox>
            )}
          </div>
        )
      })}
      <FieldError id={field.id} error={field.error} />
    </fieldset>
  )
}

const styles = {
  fieldset: { display: 'grid', gap: 2, m: 0, p: 0, border: 0, minWidth: 0 },
  legend: { mb: 2, p: 0, fontWeight: 'medium' },
  ownItemsRow: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    px: [3, 4],
    py: 2,
    minHeight: 'control.lg',
    border: '1px solid',
    borderColor: 'control',
    borderRadius: 'control',
    bg: 'background',
  },
  ownItemsLabel: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    flex: '1 1 200px',
    minHeight: 'touch',
    cursor: 'pointer',
  },
  tick: { flexShrink: 0, width: 20, height: 20, m: 0, accentColor: 'primary' },
} satisfies Record<string, ThemeUIStyleObject>
