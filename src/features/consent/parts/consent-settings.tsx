/** @jsxImportSource theme-ui */
import { useFormikContext } from 'formik'
import * as z from 'zod/mini'
import { publicConfig } from '../../../shared/config/public-config'
import { SubmitButton } from '../../../shared/form/submit-button'
import { ZodForm } from '../../../shared/form/zod-form'
import { useText } from '../../../shared/i18n/texts'
import { Button } from '../../../shared/ui/button'
import { Dialog } from '../../../shared/ui/dialog'
import { Notice } from '../../../shared/ui/notice'
import type { ConsentEvent } from '../consent-machine'
import { consentTexts } from '../consent-texts'
import { cookieTexts } from '../cookie-texts'
import { type Decision, enabledBy } from '../decision'
import {
  necessaryCookies,
  type OptionalId,
  optionalCookies,
  optionalIds,
} from '../declared-cookies'
import { privacySignal } from '../privacy-signal'
import { CookieGroup } from './cookie-group'
import { CookieSwitch } from './cookie-switch'
import { deedsStyle } from './settings-style'

interface ConsentSettingsProps {
  open: boolean
  decision: Decision
  send: (event: ConsentEvent) => void
  /** Left out where only a decision may close it (R246). */
  onClose?: () => void
}

type Choices = Record<OptionalId, boolean>

const choices = z.record(z.enum(optionalIds), z.boolean())
const optional = optionalCookies(publicConfig)

/** The settings of cookies: what there is, what it is for, and what of it is allowed. */
export default function ConsentSettings({ open, decision, send, onClose }: ConsentSettingsProps) {
  const text = useText(cookieTexts)
  const title = useText(consentTexts)('settings')
  const save = async (chosen: Choices) =>
    send({ type: 'chosen.accepted', ids: optionalIds.filter((id) => chosen[id]) })
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <div sx={{ display: 'grid', gap: 4 }}>
        <p>{text('intro')}</p>
        {privacySignal() && <Notice>{text('signal')}</Notice>}
        <ZodForm schema={choices} initialValues={choicesOf(decision)} onSubmit={save}>
          <CookieGroup title={text('necessary')} hint={text('necessaryHint')}>
            {necessaryCookies.map((cookie) => (
              <CookieSwitch key={cookie.id} cookie={cookie} on />
            ))}
          </CookieGroup>
          <CookieGroup title={text('optional')} hint={text('optionalHint')}>
            <OptionalSwitches />
          </CookieGroup>
          <Deeds send={send} />
        </ZodForm>
      </div>
    </Dialog>
  )
}

function OptionalSwitches() {
  const { values, setFieldValue } = useFormikContext<Choices>()
  return (
    <>
      {optional.map((cookie) => (
        <CookieSwitch
          key={cookie.id}
          cookie={cookie}
          on={values[cookie.id]}
          onChange={(on) => void setFieldValue(cookie.id, on, false)}
        />
      ))}
    </>
  )
}

/** What can be done, always in view; it also says what was changed and not yet saved (R248). */
function Deeds({ send }: Pick<ConsentSettingsProps, 'send'>) {
  const text = useText(cookieTexts)
  const { dirty } = useFormikContext()
  return (
    <div sx={deedsStyle}>
      <p role='status'>{dirty && text('unsaved')}</p>
      <Button variant='secondary' onClick={() => send({ type: 'all.accepted' })}>
        {text('acceptAll')}
      </Button>
      <Button variant='secondary' onClick={() => send({ type: 'all.declined' })}>
        {text('declineAll')}
      </Button>
      <SubmitButton wide>{text('save')}</SubmitButton>
    </div>
  )
}

/** Undecided means denied (decision D16). */
function choicesOf(decision: Decision): Choices {
  const enabled = enabledBy(decision)
  return Object.fromEntries(optionalIds.map((id) => [id, enabled.includes(id)])) as Choices
}
