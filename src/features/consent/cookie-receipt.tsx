/** @jsxImportSource theme-ui */
import { Download } from 'lucide-react'
import { useId } from 'react'
import { publicConfig } from '../../shared/config/public-config'
import { saveTextFile } from '../../shared/files/save-text-file'
import { useText } from '../../shared/i18n/texts'
import { now } from '../../shared/time/clock'
import { formatDateTime } from '../../shared/time/format-date'
import { Button } from '../../shared/ui/button'
import { consentReceipt } from './consent-receipt'
import { consentTexts } from './consent-texts'
import { cookieTexts } from './cookie-texts'
import { type Decision, enabledBy } from './decision'
import { decisionMoment } from './decision-memory'
import { askedCookies } from './declared-cookies'
import { CookieList } from './parts/cookie-list'
import { privacySignal } from './privacy-signal'
import { openConsentSettings } from './settings-wanted'
import { useDecision } from './use-decision'

const optional = askedCookies(publicConfig)

/** Every declared cookie, readable without a script, and the visitor's own choices to keep. */
export default function CookieReceipt() {
  const text = useText(cookieTexts)
  const settings = useText(consentTexts)('settings')
  const decision = useDecision()
  const titleId = useId()
  return (
    <>
      <CookieList optional={optional} />
      <section id='choices' aria-labelledby={titleId} sx={{ mt: [6, 7], scrollMarginTop: 16 }}>
        <h2 id={titleId} sx={{ fontSize: 'h2' }}>
          {text('receipt.title')}
        </h2>
        <p sx={{ mt: 4 }}>
          <Choice decision={decision ?? { kind: 'undecided' }} />
        </p>
        <div
          data-chrome=''
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4, minHeight: 44 }}
        >
          {decision && (
            <>
              <Button aria-haspopup='dialog' onClick={openConsentSettings}>
                {settings}
              </Button>
              <Button variant='secondary' onClick={() => download(decision)}>
                <Download size={18} />
                {text('receipt.download')}
              </Button>
            </>
          )}
        </div>
      </section>
    </>
  )
}

/** What was decided, and when, in a sentence or two. */
function Choice({ decision }: { decision: Decision }) {
  const text = useText(cookieTexts)
  const moment = decision.kind === 'undecided' ? null : decisionMoment()
  const names = enabledBy(decision).map((id) => `«${text(`declared.${id}.name`)}»`)
  const isBare = decision.kind === 'given' && names.length === 0
  const sentence = isBare
    ? text('receipt.necessaryOnly')
    : text(`receipt.${decision.kind}`, { names: names.join(', ') })
  const decidedAt = moment && ` ${text('receipt.decidedAt', { date: formatDateTime(moment) })}`
  return (
    <>
      {sentence}
      {decidedAt}
    </>
  )
}

function download(decision: Decision): void {
  const { text } = cookieTexts
  const receipt = consentReceipt({
    site: publicConfig.baseUrl,
    issuedAt: new Date(now()).toISOString(),
    decidedAt: decisionMoment(),
    decision,
    globalPrivacyControl: privacySignal(),
    optional,
    nameOf: (id) => text(`declared.${id}.name`),
  })
  saveTextFile(text('receipt.fileName'), JSON.stringify(receipt, null, 2), 'application/json')
}
