import type { ThemeUIStyleObject } from 'theme-ui'
import { publicConfig } from '#lib/config/public-config'
import { shopContact } from '#lib/config/shop-contact'
import { useTranslation } from '#lib/i18n/use-translation'
import { ordersMessages } from '../messages'

const registered = ['taxNumber', 'registerNumber'] as const
const reachedBy = ['address', 'phone', 'email'] as const

/** The seller at the head of a printed order: name and the configured data. Printed only. */
export function Seller() {
  const { t } = useTranslation(ordersMessages)
  const { appTitle, authorName, demonstration } = publicConfig
  const numbers = registered.flatMap((name) => {
    const number = shopContact[name]
    return number ? [t(`seller.${name}`, { number })] : []
  })
  const ways = reachedBy.flatMap((name) => shopContact[name] ?? [])
  const lines = [[authorName, ...numbers], ways].filter((parts) => parts.length > 0)
  return (
    <address aria-label={t('seller.label')} sx={sellerStyle}>
      <strong>{appTitle}</strong>
      {lines.map((parts) => (
        <span key={parts.join()}>{parts.join(' · ')}</span>
      ))}
      {demonstration && <span>{t('seller.demonstration')}</span>}
    </address>
  )
}

const sellerStyle: ThemeUIStyleObject = {
  display: 'none',
  '@media print': {
    display: 'block',
    pb: 3,
    borderBottom: '1px solid',
    borderColor: 'hairline',
    fontStyle: 'normal',
    strong: { display: 'block', fontSize: 'h3' },
    span: { display: 'block' },
  },
}
