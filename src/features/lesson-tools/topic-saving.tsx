import type { ThemeUIStyleObject } from 'theme-ui'
import { SaveControl } from './components/save-control'

export interface TopicSavingProps {
  /** All lessons of the topic. */
  paths: readonly string[]
}

/** Saves all lessons of a topic on the device. */
export default function TopicSaving({ paths }: TopicSavingProps) {
  return (
    <div data-lesson-tools='' sx={styles.topicSaving}>
      <SaveControl paths={paths} words='topic' />
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
