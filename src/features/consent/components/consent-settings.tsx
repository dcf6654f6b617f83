import { useFormikContext } from 'formik'
import { type ReactNode, useId } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import * as z from 'zod/mini'
import { Button } from '#components/button'
import { Dialog } from '#components/dialog'
import { SubmitButton, ZodForm } from '#components/form/zod-form'
import { Notice } from '#components/notice'
import { publicConfig } from '#lib/config/public-config'
import { useTranslation } from '#lib/i18n/use-translation'
import { type ConsentChoice, enabledBy, privacySignal } from '../consent-choice'
import type { ConsentEvent } from '../consent-machine'
import { consentMessages } from '../consent-messages'
import { cookieMessages } from '../cookie-messages'
import { askedCookies, type OptionalId, optionalIds } from '../declared-cookies'
import { CookieSwitch } from './cookie-switch'
import { NecessaryCookies } from './necessary-cookies'

interface ConsentSettingsProps {
  open: boolean
  choice: ConsentChoice
  send: (event: ConsentEvent) => void
  /** Absent if only a choice may close the dialog. */
  onClose?: () => void
}

type Choices = Partial<Record<OptionalId, boolean>>

const choices = z.partialRecord(z.enum(optionalIds), z.boolean())
const optional = askedCookies(publicConfig)

/** The consent settings dialog: declared cookies, their purposes, and the choice. */
export default function ConsentSettings({ open, choice, send, onClose }: ConsentSettingsProps) {
  const { t } = useTranslation(cookieMessages)
  const title = useTranslation(consentMessages).t('settings')
  const save = async (chosen: Choices) =>
    send({ type: 'chosen.accepted', ids: optionalIds.filter((id) => chosen[id]) })
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      {optional.length === 0 ? (
        <NothingToChoose send={send} />
      ) : (
        <div sx={styles.grid}>
          <p>{t('intro')}</p>
          {privacySignal() && <Notice>{t('signal')}</Notice>}
          <ZodForm schema={choices} initialValues={choicesOf(choice)} onSubmit={save}>
            <CookieGroup title={t('optional')} hint={t('optionalHint')}>
              <OptionalSwitches />
            </CookieGroup>
            <NecessaryCookies />
            <Actions send={send} />
          </ZodForm>
        </div>
      )}
    </Dialog>
  )
}

/** Content without configured services: nothing can be chosen. */
function NothingToChoose({ send }: Pick<ConsentSettingsProps, 'send'>) {
  const { t } = useTranslation(cookieMessages)
  return (
    <div sx={styles.grid}>
      <p>{t('noOptional')}</p>
      <NecessaryCookies />
      <Button onClick={() => send({ type: 'necessary.accepted' })}>{t('understood')}</Button>
    </div>
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

/** The sticky actions, with a hint on unsaved changes. */
function Actions({ send }: Pick<ConsentSettingsProps, 'send'>) {
  const { t } = useTranslation(cookieMessages)
  const { dirty } = useFormikContext()
  return (
    <div sx={actionsStyle}>
      <p role='status'>{dirty && t('unsaved')}</p>
      <Button variant='secondary' onClick={() => send({ type: 'all.accepted' })}>
        {t('acceptAll')}
      </Button>
      <Button variant='secondary' onClick={() => send({ type: 'all.declined' })}>
        {t('declineAll')}
      </Button>
      <SubmitButton wide>{t('save')}</SubmitButton>
    </div>
  )
}

/** Without a choice everything is off. */
function choicesOf(choice: ConsentChoice): Choices {
  const enabled = enabledBy(choice)
  return Object.fromEntries(optional.map(({ id }) => [id, enabled.includes(id)]))
}

interface CookieGroupProps {
  title: string
  hint: string
  children: ReactNode
}

/** A titled group of cookies. */
function CookieGroup({ title, hint, children }: CookieGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} sx={styles.cookieGroup}>
      <h3 id={id} sx={styles.cookieGroupHeading}>
        {title}
      </h3>
      <p sx={styles.cookieGroupText}>{hint}</p>
      <ul sx={styles.cookieGroupList}>{children}</ul>
    </section>
  )
}

/** Sticky at the lower edge of the dialog. */
const actionsStyle: ThemeUIStyleObject = {
  position: 'sticky',
  bottom: '-24px',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 3,
  mx: [-4, -5],
  mb: '-24px',
  px: [4, 5],
  pt: 3,
  pb: [4, 5],
  borderTop: '1px solid',
  borderColor: 'hairline',
  bg: 'background',
  // On low windows they would cover the choices.
  '@media (max-height: 560px)': { position: 'static' },
  '& > p': { gridColumn: '1 / -1', fontSize: 'small', fontWeight: 'medium' },
  '& > p:empty': { display: 'none' },
  '& > button': { px: 2 },
  '& > [type=submit]': { gridColumn: '1 / -1' },
}

const styles = {
  grid: { display: 'grid', gap: 4 },
  cookieGroup: { mb: 5 },
  cookieGroupHeading: { fontSize: 'body' },
  cookieGroupText: { mt: 1, mb: 3, color: 'textMuted', fontSize: 'small' },
  cookieGroupList: { m: 0, p: 0, listStyle: 'none' },
} satisfies Record<string, ThemeUIStyleObject>
