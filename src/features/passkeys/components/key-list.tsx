import { Fingerprint, KeyRound } from 'lucide-react'
import { Badge } from '#components/badge'
import { Button } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { Row, RowList } from '#components/row-list'
import { UnshownRows } from '#components/unshown-rows'
import type { WebauthnAuthenticator } from '#contract/allauth/account-answers'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatDate } from '#lib/time/format-date'
import { passkeysMessages } from '../passkeys-form'

interface KeyListProps {
  keys: readonly WebauthnAuthenticator[]
  /** How many authenticators there are that could not be read: each may be a key. */
  leftOut: number
  onRename: (key: WebauthnAuthenticator) => void
  onRemove: (key: WebauthnAuthenticator) => void
}

export function KeyList({ keys, leftOut, onRename, onRemove }: KeyListProps) {
  const { t } = useTranslation(passkeysMessages)
  if (keys.length === 0 && leftOut === 0) {
    return <EmptyState title={t('empty.title')}>{t('empty.sentence')}</EmptyState>
  }
  return (
    <>
      {keys.length > 0 && (
        <RowList label={t('list')}>
          {keys.map((key) => (
            <KeyRow
              key={key.id}
              authenticator={key}
              onRename={() => onRename(key)}
              onRemove={() => onRemove(key)}
            />
          ))}
        </RowList>
      )}
      <UnshownRows kind='factors' count={leftOut} />
    </>
  )
}

interface KeyRowProps {
  authenticator: WebauthnAuthenticator
  onRename: () => void
  onRemove: () => void
}

/** A key: kind, dates and actions. */
export function KeyRow({ authenticator, onRename, onRemove }: KeyRowProps) {
  const { t } = useTranslation(passkeysMessages)
  const { is_passwordless } = authenticator
  const name = authenticator.name || t('unnamed')
  const kind = is_passwordless ? 'passkey' : 'securityKey'
  return (
    <Row
      icon={is_passwordless ? <Fingerprint size={20} /> : <KeyRound size={20} />}
      title={name}
      marks={<Badge tone={is_passwordless ? 'primary' : 'neutral'}>{t(`kinds.${kind}`)}</Badge>}
      facts={<KeyFacts authenticator={authenticator} />}
      actions={
        <>
          <Button
            variant='secondary'
            size='sm'
            aria-label={t('actions.renameOf', { name })}
            onClick={onRename}
          >
            {t('actions.rename')}
          </Button>
          <Button
            variant='removal'
            size='sm'
            aria-label={t('actions.removeOf', { name })}
            onClick={onRemove}
          >
            {t('actions.remove')}
          </Button>
        </>
      }
    />
  )
}

function KeyFacts({ authenticator }: Pick<KeyRowProps, 'authenticator'>) {
  const { t } = useTranslation(passkeysMessages)
  const { created_at, last_used_at, is_passwordless } = authenticator
  const times = [
    created_at !== undefined && t('created', { date: dayOf(created_at) }),
    last_used_at === null && t('neverUsed'),
    last_used_at != null && t('lastUsed', { date: dayOf(last_used_at) }),
  ]
  return (
    <>
      <div>{t(`kindHints.${is_passwordless ? 'passkey' : 'securityKey'}`)}</div>
      <div>{times.filter(Boolean).join(' · ')}</div>
    </>
  )
}

function dayOf(epochSeconds: number): string {
  return formatDate(new Date(epochSeconds * 1000))
}
