/** @jsxImportSource theme-ui */
import { Download } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../components/button'
import { publicConfig } from '../../lib/config/public-config'
import { saveTextFile } from '../../lib/files/save-text-file'
import { useText } from '../../lib/i18n/texts'
import { now } from '../../lib/time/clock'
import { formatDateTime } from '../../lib/time/format-date'
import { CookieList } from './components/cookie-list'
import { consentReceipt } from './consent-receipt'
import { consentMessages } from './consent-texts'
import { cookieMessages } from './cookie-texts'
import { type Decision, enabledBy } from './decision'
import { decisionMoment } from './decision-memory'
import { askedCookies } from './declared-cookies'
import { privacySignal } from './privacy-signal'
import { openConsentSettings } from './settings-wanted'
import { useDecision } from './use-decision'

const optional = askedCookies(publicConfig)

/** Every declared cookie, readable without a script, and the visitor's own choices to keep. */
export default function CookieReceipt() {
  const text = useText(cookieMessages)
  const settings = useText(consentMessages)('settings')
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
  const text = useText(cookieMessages)
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
  const { text } = cookieMessages
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
