/** @jsxImportSource theme-ui */
import { useFormikContext } from 'formik'
import { ChevronDown } from 'lucide-react'
import * as z from 'zod/mini'
import { Button } from '../../../components/button'
import { Dialog } from '../../../components/dialog'
import { SubmitButton } from '../../../components/form/submit-button'
import { ZodForm } from '../../../components/form/zod-form'
import { Notice } from '../../../components/notice'
import { publicConfig } from '../../../lib/config/public-config'
import { useText } from '../../../lib/i18n/texts'
import type { ConsentEvent } from '../consent-machine'
import { consentMessages } from '../consent-texts'
import { cookieMessages } from '../cookie-texts'
import { type Decision, enabledBy } from '../decision'
import { askedCookies, necessaryCookies, type OptionalId, optionalIds } from '../declared-cookies'
import { privacySignal } from '../privacy-signal'
import { CookieGroup } from './cookie-group'
import { CookieSwitch } from './cookie-switch'
import { deedsStyle, foldStyle } from './settings-style'

interface ConsentSettingsProps {
  open: boolean
  decision: Decision
  send: (event: ConsentEvent) => void
  /** Left out where only a decision may close it (R246). */
  onClose?: () => void
}

type Choices = Partial<Record<OptionalId, boolean>>

const choices = z.partialRecord(z.enum(optionalIds), z.boolean())
const optional = askedCookies(publicConfig)

/** The settings of cookies: what there is, what it is for, and what of it is allowed. */
export default function ConsentSettings({ open, decision, send, onClose }: ConsentSettingsProps) {
  const text = useText(cookieMessages)
  const title = useText(consentMessages)('settings')
  const save = async (chosen: Choices) =>
    send({ type: 'chosen.accepted', ids: optionalIds.filter((id) => chosen[id]) })
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      {optional.length === 0 ? (
        <NothingAsked send={send} />
      ) : (
        <div sx={{ display: 'grid', gap: 4 }}>
          <p>{text('intro')}</p>
          {privacySignal() && <Notice>{text('signal')}</Notice>}
          <ZodForm schema={choices} initialValues={choicesOf(decision)} onSubmit={save}>
            <CookieGroup title={text('optional')} hint={text('optionalHint')}>
              <OptionalSwitches />
            </CookieGroup>
            <NecessaryCookies />
            <Deeds send={send} />
          </ZodForm>
        </div>
      )}
    </Dialog>
  )
}

/** Where no service is configured there is nothing to choose: it is said, with what is kept. */
function NothingAsked({ send }: Pick<ConsentSettingsProps, 'send'>) {
  const text = useText(cookieMessages)
  return (
    <div sx={{ display: 'grid', gap: 4 }}>
      <p>{text('noOptional')}</p>
      <NecessaryCookies open />
      <Button onClick={() => send({ type: 'necessary.accepted' })}>{text('understood')}</Button>
    </div>
  )
}

/** Nobody can choose among these: they come last, and folded where something else is to be chosen. */
function NecessaryCookies({ open = false }: { open?: boolean }) {
  const text = useText(cookieMessages)
  const cookies = necessaryCookies.map((cookie) => (
    <CookieSwitch key={cookie.id} cookie={cookie} on />
  ))
  if (open) {
    return (
      <CookieGroup title={text('necessary')} hint={text('necessaryHint')}>
        {cookies}
      </CookieGroup>
    )
  }
  return (
    <details sx={foldStyle}>
      <summary>
        {text('necessary')} ({necessaryCookies.length})
        <ChevronDown aria-hidden='true' size={18} />
      </summary>
      <p>{text('necessaryHint')}</p>
      <ul>{cookies}</ul>
    </details>
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
          on={values[cookie.id] === true}
          onChange={(on) => void setFieldValue(cookie.id, on, false)}
        />
      ))}
    </>
  )
}

/** What can be done, always in view; it also says what was changed and not yet saved (R248). */
function Deeds({ send }: Pick<ConsentSettingsProps, 'send'>) {
  const text = useText(cookieMessages)
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

/** Undecided means denied. */
function choicesOf(decision: Decision): Choices {
  const enabled = enabledBy(decision)
  return Object.fromEntries(optional.map(({ id }) => [id, enabled.includes(id)]))
}
