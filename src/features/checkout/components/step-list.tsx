import { Check } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { VisuallyHidden } from '#components/visually-hidden'
import { useTranslation } from '#lib/i18n/use-translation'
import { filled, groundEdge } from '#theme/forced-colours'
import { checkoutMessages } from '../checkout-messages'
import { type CheckoutStep, checkoutSteps } from '../checkout-steps'

interface StepListProps {
  present: CheckoutStep
  onOpen: (step: CheckoutStep) => void
}

/** The three steps by name; completed ones can be opened again. */
export function StepList({ present, onOpen }: StepListProps) {
  const { t } = useTranslation(checkoutMessages)
  const at = checkoutSteps.indexOf(present)
  return (
    <nav aria-label={t('steps.label')}>
      <ol sx={listStyle}>
        {checkoutSteps.map((step, place) => (
          <li key={step} {...(step === present && { 'aria-current': 'step' })}>
            {place < at ? (
              <button type='button' onClick={() => onOpen(step)}>
                <span aria-hidden='true' className='mark'>
                  <Check size={16} />
                </span>
                <span className='name'>{t(`steps.names.${step}`)}</span>
                <VisuallyHidden>{t('steps.done')}</VisuallyHidden>
              </button>
            ) : (
              <span className='step'>
                <span aria-hidden='true' className='mark'>
                  {place + 1}
                </span>
                <span className='name'>{t(`steps.names.${step}`)}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const listStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: [2, 4],
  m: 0,
  p: 0,
  listStyle: 'none',
  li: { borderTop: '3px solid', borderColor: 'hairline' },
  'li:has(button), li[aria-current]': { borderColor: 'primary' },
  'button, .step': {
    display: 'flex',
    flexDirection: ['column', 'row'],
    alignItems: ['start', 'center'],
    gap: [1, 2],
    width: '100%',
    minHeight: 'touch',
    px: 0,
    py: 2,
    border: 0,
    bg: 'transparent',
    color: 'textMuted',
    fontSize: ['tiny', 'small'],
    lineHeight: 'heading',
    textAlign: 'left',
    overflowWrap: 'anywhere',
  },
  button: { color: 'text', cursor: 'pointer' },
  'button:hover .name': { textDecoration: 'underline' },
  'li[aria-current] .step': { color: 'text', fontWeight: 'bold' },
  '.mark': {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 24,
    height: 24,
    borderRadius: 'full',
    bg: 'hover',
    ...groundEdge,
    fontSize: 'tiny',
    fontWeight: 'bold',
  },
  'button .mark, [aria-current] .mark': filled('primary'),
}
