import { useFormikContext } from 'formik'
import { type MutableRefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import texts from '#locales/el/newer-values.json'
import { Button } from '../button'
import { Notice } from '../notice'
import { type Conflict, type FieldValue, fieldWords, withNewer } from './newer-values'

const messages = addMessages('newer-values', texts)

/** What a form does with newer values of its resource. */
export interface Follower<Values> {
  /**
   * Takes over newer values; null takes none.
   * @returns the values to submit, what they are based on, and whether a choice is still to be made
   */
  take: (newer: Values | null) => { values: Values; base: Values; isUndecided: boolean }
  /** These values were sent: later changes are compared with them. */
  rebase: (sent: Values) => void
}

interface FollowNewerProps<Values> {
  /** What the form would be filled with now. */
  newest: Values
  follower: MutableRefObject<Follower<Values> | null>
}

/**
 * Lets the form around it follow changes that were made elsewhere, and asks where a field was
 * changed on both sides.
 */
export function FollowNewer<Values extends object>({ newest, follower }: FollowNewerProps<Values>) {
  const formik = useFormikContext<Values>()
  const latest = useRef(formik)
  latest.current = formik
  const place = useRef<HTMLDivElement>(null)
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [asked, setAsked] = useState(0)
  const isOpen = ({ name, newer }: Conflict) => Reflect.get(latest.current.values, name) !== newer
  const open = conflicts.filter(isOpen)
  const conflictsNow = useRef(open)
  conflictsNow.current = open

  function take(newer: Values | null) {
    const { values, initialValues: base } = latest.current
    if (newer === null || JSON.stringify(newer) === JSON.stringify(base)) {
      return { values, base, isUndecided: conflictsNow.current.length > 0 }
    }
    const next = withNewer(base, values, newer)
    setBase(newer, next.values)
    const names = new Set([...conflictsNow.current.map(({ name }) => name), ...next.conflicts])
    const found = [...names]
      .map((name) => conflictOf(place.current, name, next.values, newer))
      .filter(({ name, newer }) => Reflect.get(next.values, name) !== newer)
    conflictsNow.current = found
    setConflicts(found)
    return { values: next.values, base: newer, isUndecided: found.length > 0 }
  }

  /** Formik takes both from one call, so the values follow in a second one. */
  function setBase(base: Values, values: Values) {
    const { errors, touched, isSubmitting, submitCount, resetForm, setValues } = latest.current
    resetForm({ values: base, errors, touched, isSubmitting, submitCount })
    void setValues(values, false)
  }

  useImperativeHandle(follower, () => ({
    take: (newer) => {
      const taken = take(newer)
      if (taken.isUndecided) setAsked((times) => times + 1)
      return taken
    },
    rebase: (sent) => setBase(sent, latest.current.values),
  }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: by content, as it is made anew each time
  useEffect(() => void take(newest), [JSON.stringify(newest)])
  useEffect(() => {
    if (asked > 0) place.current?.focus()
  }, [asked])

  const decide = (name: string) => setConflicts(conflicts.filter((one) => one.name !== name))
  return (
    // While empty it must not take a gap between two fields.
    <div ref={place} tabIndex={-1} sx={styles.place}>
      {open.length > 0 && (
        <Choices
          conflicts={open}
          onKeep={decide}
          onTake={({ name, newer }) => {
            void formik.setFieldValue(name, newer, false)
            decide(name)
          }}
        />
      )}
    </div>
  )
}

function conflictOf(place: Element | null, name: string, values: object, theirs: object): Conflict {
  const { label, textOf } = fieldWords(place?.closest('form') ?? null, name)
  const mine: FieldValue = Reflect.get(values, name)
  const newer: FieldValue = Reflect.get(theirs, name)
  return { name, label, newer, mine: textOf(mine), theirs: textOf(newer) }
}

interface ChoicesProps {
  conflicts: readonly Conflict[]
  onKeep: (name: string) => void
  onTake: (conflict: Conflict) => void
}

function Choices({ conflicts, onKeep, onTake }: ChoicesProps) {
  const { t } = useTranslation(messages)
  return (
    <Notice tone='warning' live title={t('title')}>
      <p>{t('sentence')}</p>
      {conflicts.map((conflict) => (
        <div key={conflict.name} sx={styles.conflict}>
          <dl>
            <div>
              <dt>{t('mine', { label: conflict.label })}</dt>
              <dd>{conflict.mine || t('empty')}</dd>
            </div>
            <div>
              <dt>{t('theirs', { label: conflict.label })}</dt>
              <dd>{conflict.theirs || t('empty')}</dd>
            </div>
          </dl>
          <div sx={styles.buttons}>
            <Button
              variant='secondary'
              size='sm'
              aria-label={t('named', { action: t('keep'), label: conflict.label })}
              onClick={() => onKeep(conflict.name)}
            >
              {t('keep')}
            </Button>
            <Button
              variant='secondary'
              size='sm'
              aria-label={t('named', { action: t('take'), label: conflict.label })}
              onClick={() => onTake(conflict)}
            >
              {t('take')}
            </Button>
          </div>
        </div>
      ))}
    </Notice>
  )
}

const styles = {
  place: { outline: 'none', scrollMarginTop: 88, '&:empty': { position: 'absolute' } },
  conflict: {
    mt: 3,
    dl: { display: 'grid', gap: 2, m: 0 },
    dt: { color: 'textMuted', fontSize: 'small' },
    dd: { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 },
} satisfies Record<string, ThemeUIStyleObject>
