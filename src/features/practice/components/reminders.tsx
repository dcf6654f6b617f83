import { BellRing } from 'lucide-react'
import { useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { SelectMenu } from '#components/select'
import { saveTextFile } from '#lib/files/save-text-file'
import { useTranslation } from '#lib/i18n/use-translation'
import { newUuid } from '#lib/random/new-uuid'
import { now } from '#lib/time/clock'
import type { ChangePractice } from '../change-cards'
import type { PracticeData } from '../learning-data'
import { practiceMessages } from '../practice-messages'
import { type ReminderTime, remindersFile, reminderTimes } from '../reminders'
import { Fold } from './fold'

/** Saves a calendar file with the days that have cards; for whoever has some. */
export function Reminders({ data, change }: { data: PracticeData; change: ChangePractice }) {
  const { t } = useTranslation(practiceMessages)
  const [time, setTime] = useState<ReminderTime>('20:00')
  const [result, setResult] = useState<'saved' | 'later' | null>(null)
  const save = () => {
    const { calendarId = newUuid() } = data
    const file = remindersFile(data, { time, calendarId, at: now() })
    // The next file must replace these reminders, not add others.
    if (file && data.calendarId === undefined) change((present) => ({ calendarId, ...present }))
    if (file) saveTextFile(`${t('reminders.file')}.ics`, file, 'text/calendar')
    setResult(file ? 'saved' : 'later')
  }
  return (
    <Fold icon={BellRing} title={t('reminders.heading')}>
      <p>{t('reminders.lead')}</p>
      <div sx={styles.controls}>
        <SelectMenu
          label={t('reminders.time')}
          value={time}
          options={reminderTimes.map((value) => ({ value, label: value }))}
          onChange={setTime}
        />
        <Button variant='secondary' onClick={save}>
          {t('reminders.save')}
        </Button>
      </div>
      <p role='status' sx={styles.result}>
        {result && t(`reminders.${result}`)}
      </p>
    </Fold>
  )
}

const styles = {
  controls: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 },
  result: { minHeight: '1lh', color: 'textMuted' },
} satisfies Record<string, ThemeUIStyleObject>
