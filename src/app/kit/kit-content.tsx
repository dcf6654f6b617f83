import type { ThemeUIStyleObject } from 'theme-ui'
import { Badge } from '#components/badge'
import { Breadcrumbs } from '#components/breadcrumbs'
import { LinkButton } from '#components/button'
import { Card, CardTitle } from '#components/card'
import { DefinitionList } from '#components/definition-list'
import { EmptyState } from '#components/empty-state'
import { Motif, type MotifName } from '#components/motif'
import { Notice, type NoticeTone } from '#components/notice'
import { Pagination } from '#components/pagination'
import { Picture } from '#components/picture'
import { Price } from '#components/price'
import { ProgressLine } from '#components/progress-line'
import { Prose } from '#components/prose'
import { Rating } from '#components/rating'
import { Section } from '#components/section'
import { Skeleton } from '#components/skeleton'
import { useTranslation } from '#lib/i18n/use-translation'
import { KitRow, kitMessages } from './kit-row'

const notices: NoticeTone[] = ['info', 'success', 'warning', 'error']
const motifs: MotifName[] = ['drop', 'ripple', 'book', 'leaf', 'bars']
export function KitContent() {
  const { t } = useTranslation(kitMessages)
  return (
    <>
      <KitRow name='Breadcrumbs, Rating, Price'>
        <Breadcrumbs trail={[{ name: t('topic'), path: '/kit#m' }]} current={t('lesson')} />
        <Rating value={9} count={12} />
        <Price amount={1234.5} listPrice={1500} size='lg' />
        <Price amount={9.9} />
      </KitRow>
      <Section
        title={t('cards')}
        lead={t('cardsLead')}
        action={
          <LinkButton to='/kit' variant='quiet'>
            {t('allLessons')}
          </LinkButton>
        }
      >
        <div sx={styles.kitContentGrid}>
          {(['plain', 'green', 'blue'] as const).map((tone) => (
            <Card
              key={tone}
              as='article'
              tone={tone}
              picture={<Picture kind='lessonCard' image={null} alt='' />}
            >
              <Badge tone='primary'>{t('minutes')}</Badge>
              <CardTitle to='/kit'>{t('cardTitle')}</CardTitle>
              <p sx={styles.cardText}>{t('cardText')}</p>
            </Card>
          ))}
        </div>
      </Section>
      <KitRow name='Notice'>
        {notices.map((tone) => (
          <Notice key={tone} tone={tone} title={t('saved')}>
            {t('undo')}
          </Notice>
        ))}
      </KitRow>
      <KitRow name='Motif'>
        {motifs.map((name) => (
          <Motif key={name} name={name} />
        ))}
      </KitRow>
      <KitRow name='Pagination'>
        <Pagination page={5} pageCount={12} hrefOf={(page) => `/kit?page=${page}`} />
      </KitRow>
      <KitRow name='ProgressLine, Skeleton'>
        <div sx={styles.progressLineRow}>
          <ProgressLine share={0.4} label={t('progress')} />
          <Skeleton width='60%' />
          <Skeleton height={80} />
        </div>
      </KitRow>
      <EmptyState title={t('empty')} action={<LinkButton to='/kit'>{t('lessons')}</LinkButton>}>
        {t('emptyText')}
      </EmptyState>
      <Prose html={t('prose')} />
      <DefinitionList
        items={[
          { term: t('pages'), description: '96' },
          { term: t('size'), description: t('sizeText') },
        ]}
      />
    </>
  )
}

const styles = {
  kitContentGrid: {
    display: 'grid',
    gridTemplateColumns: ['1fr', '1fr 1fr', null, '1fr 1fr 1fr'],
    gap: 5,
  },
  cardText: { color: 'textMuted' },
  progressLineRow: { display: 'grid', gap: 3, width: 280 },
} satisfies Record<string, ThemeUIStyleObject>
