import type { ThemeUIStyleObject } from 'theme-ui'
import { HiddenHead } from '#app/head/hidden-head'
import { KitContent } from '#app/kit/kit-content'
import { KitControls } from '#app/kit/kit-controls'
import { kitMessages } from '#app/kit/kit-row'
import { Container } from '#components/container'
import { idleLazy } from '#components/idle-lazy'

const KitForm = idleLazy(() => import('#app/kit/kit-form'))

/** All components on one page; created only in development. */
export default function KitPage() {
  return (
    <Container>
      <h1 sx={styles.kitPageHeading}>{kitMessages.words.title}</h1>
      <KitControls />
      <KitForm />
      <KitContent />
    </Container>
  )
}

export function Head() {
  return <HiddenHead title={kitMessages.words.title} />
}

const styles = {
  kitPageHeading: { pt: 5, fontSize: 'title' },
} satisfies Record<string, ThemeUIStyleObject>
