/** @jsxImportSource theme-ui */
import { HiddenHead } from '../app/head/hidden-head'
import { KitContent } from '../app/kit/kit-content'
import { KitControls } from '../app/kit/kit-controls'
import { kitTexts } from '../app/kit/kit-texts'
import { Container } from '../shared/ui/container'
import { idleLazy } from '../shared/ui/idle-lazy'

const KitForm = idleLazy(() => import('../app/kit/kit-form'))

/** Every control of the kit on one page; made only while developing. */
export default function KitPage() {
  return (
    <Container>
      <h1 sx={{ pt: 5, fontSize: 'title' }}>{kitTexts.words.title}</h1>
      <KitControls />
      <KitForm />
      <KitContent />
    </Container>
  )
}

export function Head() {
  return <HiddenHead title={kitTexts.words.title} />
}
