import type { ThemeUIStyleObject } from 'theme-ui'
import { DefinitionList } from '#components/definition-list'
import type { StatementFact } from '../statement-facts'

/** The lines of a statement or a receipt; line breaks are kept. */
export function FactList({ facts }: { facts: readonly StatementFact[] }) {
  return (
    <div sx={styles.factList}>
      <DefinitionList
        items={facts.map(({ term, description }) => ({
          term,
          description: <span dir='auto'>{description}</span>,
        }))}
      />
    </div>
  )
}

const styles = {
  factList: { dd: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } },
} satisfies Record<string, ThemeUIStyleObject>
