import { useFormikContext } from 'formik'
import type { ThemeUIStyleObject } from 'theme-ui'
import { addressFormMessages } from '#components/address/address-form-messages'
import { formatPhone } from '#components/address/format-phone'
import { Button } from '#components/button'
import { useTranslation } from '#lib/i18n/use-translation'
import { checkoutMessages } from '../checkout-messages'
import type { CheckoutValues } from '../checkout-schema'
import type { CheckoutStep } from '../checkout-steps'

/** Who gets the parcel and where, as the order will have it, with a way back to each. */
export function RecipientCard({ onOpen }: { onOpen: (step: CheckoutStep) => void }) {
  const { t } = useTranslation(checkoutMessages)
  const { t: fields } = useTranslation(addressFormMessages)
  const { values } = useFormikContext<CheckoutValues>()
  const { firstName, lastName, email, phone, street, streetNumber, zipcode, city } = values
  const { place, floor, customerNotes } = values
  const floorName = floor && fields(`floors.${floor as 'GROUND_FLOOR'}`)
  const lines = [`${street} ${streetNumber}`, `${zipcode} ${city}`, place, floorName, customerNotes]
  return (
    <section aria-label={t('recipient.title')} sx={styles.card}>
      <h2 sx={styles.heading}>{t('recipient.title')}</h2>
      <div sx={styles.part}>
        <div dir='auto' sx={styles.lines}>
          <strong>{`${firstName} ${lastName}`}</strong>
          <span>{formatPhone(phone)}</span>
          <span>{email}</span>
        </div>
        <Button variant='quiet' size='sm' onClick={() => onOpen('who')}>
          {t('recipient.changeWho')}
        </Button>
      </div>
      <div sx={styles.part}>
        <div dir='auto' sx={styles.lines}>
          {lines
            .filter((line) => line.trim() !== '')
            .map((line) => (
              <span key={line}>{line}</span>
            ))}
        </div>
        <Button variant='quiet' size='sm' onClick={() => onOpen('where')}>
          {t('recipient.changeWhere')}
        </Button>
      </div>
    </section>
  )
}

const styles = {
  card: {
    display: 'grid',
    gap: 3,
    p: 4,
    border: '1px solid',
    borderColor: 'hairline',
    borderRadius: 'card',
    bg: 'raised',
  },
  heading: { m: 0, fontSize: 'h3' },
  part: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 2,
    // The words of the buttons stand where those of the card begin or end.
    '& > button': { mx: -3 },
    '& + &': { pt: 3, borderTop: '1px solid', borderColor: 'hairline' },
  },
  lines: { display: 'grid', flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' },
} satisfies Record<string, ThemeUIStyleObject>
