import type { ThemeUIStyleObject } from 'theme-ui'
import { SaveControl } from './components/save-control'

export interface TopicSavingProps {
  /** The lessons of the topic, or the newest ones where it has more than can be saved at once. */
  paths: readonly string[]
  lessonCount: number
}

/** Saves the lessons of a topic on the device. */
export default function TopicSaving({ paths, lessonCount }: TopicSavingProps) {
  return (
    <div data-lesson-tools='' sx={styles.topicSaving}>
      <SaveControl paths={paths} words={paths.length < lessonCount ? 'newest' : 'topic'} />
    </div>
  )
}

const styles = {
  topicSaving: {
    display: 'grid',
    gap: 2,
    '@media (scripting: none)': { display: 'none' },
  },
} satisfies Record<string, ThemeUIStyleObject>
