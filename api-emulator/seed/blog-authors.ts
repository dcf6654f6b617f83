import type { AuthorSeed } from './seed-types'

export const blogAuthors: readonly AuthorSeed[] = [
  {
    key: 'eleni',
    displayName: 'Ελένη Βρεττού',
    bio: 'Εκπαιδευτικός και συντάκτρια. Γράφει μαθήματα που τελειώνουν πριν κρυώσει ο καφές.',
    website: '',
  },
  {
    key: 'nikos',
    displayName: 'Νίκος Αρβανίτης',
    bio: 'Μαθηματικός και μανιώδης παίκτης σκακιού. Του αρέσουν οι αριθμοί που λένε ιστορίες.',
    website: '',
  },
  {
    key: 'daphne',
    displayName: 'Δάφνη Μαυρίδη',
    bio: 'Ψυχολόγος με ενδιαφέρον για τη μνήμη, τον ύπνο και τις μικρές καθημερινές συνήθειες.',
    website: '',
  },
]
