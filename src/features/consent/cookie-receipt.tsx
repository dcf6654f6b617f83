import { Download } from 'lucide-react'
import { useId } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { publicConfig } from '#lib/config/public-config'
import { saveTextFile } from '#lib/files/save-text-file'
import { useTranslation } from '#lib/i18n/use-translation'
import { now } from '#lib/time/clock'
import { formatDateTime } from '#lib/time/format-date'
import { CookieFacts } from './components/cookie-facts'
import { type ConsentChoice, enabledBy, privacySignal } from './consent-choice'
import { consentMessages } from './consent-messages'
import { consentReceipt } from './consent-receipt'
import { choiceTime } from './consent-storage'
import { cookieMessages } from './cookie-messages'
import {
  askedCookies,
  type DeclaredCookie,
  type NecessaryId,
  necessaryCookies,
  type OptionalId,
} from './declared-cookies'
import { openConsentSettings } from './settings-store'
import { useConsentChoice } from './use-consent-choice'

const optional = askedCookies(publicConfig)

/** Part of the cookie policy: all declared cookies, in the HTML, and the choice as a download. */
export default function CookieReceipt() {
  const { t } = useTranslation(cookieMessages)
  const settings = useTranslation(consentMessages).t('settings')
  const choice = useConsentChoice()
  const titleId = useId()
  return (
    <>
      <CookieList optional={optional} />
      <section id='choices' aria-labelledby={titleId} sx={styles.cookieReceipt}>
        <h2 id={titleId} sx={styles.heading}>
          {t('receipt.title')}
        </h2>
        <p sx={styles.text}>
          <Choice choice={choice ?? { kind: 'undecided' }} />
        </p>
        <div data-chrome='' sx={styles.cookieReceiptRow}>
          {choice && (
            <>
              <Button aria-haspopup='dialog' onClick={openConsentSettings}>
                {settings}
              </Button>
              <Button variant='secondary' onClick={() => download(choice)}>
                <Download size={18} />
                <span>{t('receipt.download')}</span>
              </Button>
            </>
          )}
        </div>
      </section>
    </>
  )
}

/** The choice and its time as text. */
function Choice({ choice }: { choice: ConsentChoice }) {
  const { t } = useTranslation(cookieMessages)
  const moment = choice.kind === 'undecided' ? null : choiceTime()
  const names = enabledBy(choice).map((id) => `«${t(`declared.${id}.name`)}»`)
  const isBare = choice.kind === 'given' && names.length === 0
  const sentence = isBare
    ? t('receipt.necessaryOnly')
    : t(`receipt.${choice.kind}`, { names: names.join(', ') })
  const decidedAt = moment && ` ${t('receipt.decidedAt', { date: formatDateTime(moment) })}`
  return (
    <>
      <span>{sentence}</span>
      <span>{decidedAt}</span>
    </>
  )
}

function download(choice: ConsentChoice): void {
  const { text } = cookieMessages
  const receipt = consentReceipt({
    site: publicConfig.baseUrl,
    issuedAt: new Date(now()).toISOString(),
    decidedAt: choiceTime(),
    choice,
    globalPrivacyControl: privacySignal(),
    optional,
    nameOf: (id) => text(`declared.${id}.name`),
  })
  saveTextFile(text('receipt.fileName'), JSON.stringify(receipt, null, 2), 'application/json')
}

/** All declared cookies with their details. */
function CookieList({ optional }: { optional: readonly DeclaredCookie<OptionalId>[] }) {
  const { t } = useTranslation(cookieMessages)
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} sx={styles.cookieList}>
      <h2 id={titleId} sx={styles.heading}>
        {t('receipt.list')}
      </h2>
      <Kind title={t('necessary')} cookies={necessaryCookies} />
      {optional.length > 0 ? (
        <Kind title={t('optional')} cookies={optional} />
      ) : (
        <p sx={styles.text}>{t('noOptional')}</p>
      )}
    </section>
  )
}

interface KindProps {
  title: string
  cookies: readonly DeclaredCookie<NecessaryId | OptionalId>[]
}

function Kind({ title, cookies }: KindProps) {
  const { t } = useTranslation(cookieMessages)
  return (
    <>
      <h3 sx={styles.kindHeading}>{title}</h3>
      <ul sx={styles.kind}>
        {cookies.map((cookie) => (
          <li key={cookie.id} sx={styles.purpose}>
            <strong sx={styles.strong}>{t(`declared.${cookie.id}.name`)}</strong>
            <p>{t(`declared.${cookie.id}.description`)}</p>
            <CookieFacts cookie={cookie} />
          </li>
        ))}
      </ul>
    </>
  )
}

const styles = {
  cookieReceipt: { mt: [6, 7], scrollMarginTop: 16 },
  heading: { fontSize: 'h2' },
  text: { mt: 4 },
  cookieReceiptRow: { display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4, minHeight: 44 },
  cookieList: { mt: [6, 7] },
  kindHeading: { mt: 5, mb: 3, fontSize: 'h3' },
  kind: { m: 0, p: 0, listStyle: 'none' },
  purpose: { display: 'grid', gap: 1, py: 4, borderTop: '1px solid', borderColor: 'hairline' },
  strong: { fontWeight: 'medium' },
} satisfies Record<string, ThemeUIStyleObject>
