import type { LessonSeed } from '../seed-types'

/** Lessons of the category `arithmoi`; bodies in `arithmoi/`. */
export const arithmoiLessons: readonly LessonSeed[] = [
  {
    slug: 'pososta-kai-ekptoseis',
    title: 'Γιατί 20% και 10% δεν κάνουν 30%',
    subtitle: 'Εκπτώσεις, φόροι και ποσοστιαίες μονάδες με μία μόνο ερώτηση: από ποιο ποσό;',
    category: 'arithmoi',
    tags: ['gia-to-dialeimma', 'gia-archarious', 'askisi'],
    author: 'nikos',
    publishedAt: '2026-01-12T09:00:00+02:00',
    seoDescription:
      'Πώς υπολογίζονται διαδοχικές εκπτώσεις, πώς βγαίνει ο φόρος από μια τελική τιμή και γιατί τα ποσοστά δεν προστίθενται.',
  },
  {
    slug: 'kanonas-tou-72',
    title: 'Ο κανόνας του 72',
    subtitle: 'Μια διαίρεση από μνήμης που δείχνει πότε διπλασιάζονται οικονομίες και χρέη.',
    category: 'arithmoi',
    tags: ['gia-to-dialeimma', 'spiti', 'askisi'],
    author: 'nikos',
    publishedAt: '2026-06-08T09:00:00+03:00',
    seoDescription:
      'Ανατοκισμός χωρίς τύπους: διαιρέστε το 72 με το ετήσιο ποσοστό και βρείτε σε πόσα χρόνια διπλασιάζεται ένα ποσό ή ένα χρέος.',
  },
  {
    slug: 'mesos-oros-kai-diamesos',
    title: 'Όταν ο μέσος όρος ξεγελά',
    subtitle: 'Μέσος όρος, διάμεσος και τι κάνουμε με τον αριθμό που ξεφεύγει από τους άλλους.',
    category: 'arithmoi',
    tags: ['epistimi', 'spoudes', 'askisi'],
    author: 'nikos',
    publishedAt: '2026-10-19T09:00:00+03:00',
    seoDescription:
      'Με ένα παράδειγμα μισθών θα δείτε πότε χρειάζεστε τον μέσο όρο, πότε τη διάμεσο και πώς αντιμετωπίζετε μια ακραία τιμή.',
  },
]
