import type { LessonSeed } from '../seed-types'

/** Lessons on critical thinking; their bodies are in `krisi/`. */
export const krisiLessons: readonly LessonSeed[] = [
  {
    slug: 'dyo-tessera-exi',
    title: 'Δύο, τέσσερα, έξι: το παιχνίδι που μας ξεγελά',
    subtitle: 'Γιατί ψάχνουμε όσα συμφωνούν μαζί μας και πώς να ψάξουμε και τα υπόλοιπα.',
    category: 'krisi',
    tags: ['gia-to-dialeimma', 'epistimi', 'askisi'],
    author: 'nikos',
    publishedAt: '2025-12-09T08:00:00+02:00',
    seoDescription:
      'Ένας γρίφος με τρεις αριθμούς δείχνει τη μεροληψία της επιβεβαίωσης. Τρεις ερωτήσεις για να την προλαβαίνετε.',
  },
  {
    slug: 'prin-apotychei',
    title: 'Πριν αποτύχει: η ερώτηση των είκοσι λεπτών',
    subtitle: 'Φανταστείτε ότι το σχέδιο απέτυχε και ρωτήστε γιατί, όσο υπάρχει ακόμη χρόνος.',
    category: 'krisi',
    tags: ['douleia', 'synitheies', 'askisi'],
    author: 'daphne',
    publishedAt: '2026-02-17T09:00:00+02:00',
    seoDescription:
      'Η προληπτική νεκροψία σε πέντε βήματα: πώς μια ομάδα βρίσκει τα αδύναμα σημεία ενός σχεδίου πριν ξεκινήσει.',
  },
  {
    slug: 'aeroplana-pou-den-gyrisan',
    title: 'Τα αεροπλάνα που δεν γύρισαν',
    subtitle: 'Μια ιστορία πολέμου που μας μαθαίνει να ψάχνουμε όσα λείπουν από την εικόνα.',
    category: 'krisi',
    tags: ['epistimi', 'askisi'],
    author: 'nikos',
    publishedAt: '2026-10-06T08:00:00+03:00',
    featured: true,
    seoDescription:
      'Τι είναι η μεροληψία της επιβίωσης, πώς την εντόπισε ο Άμπραχαμ Βαλντ και πώς να μη σας ξεγελούν οι επιτυχίες.',
  },
]

/** Lessons on numbers; their bodies are in `arithmoi/`. */
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
