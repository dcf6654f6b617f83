import type { LessonSeed } from '../seed-types'

/** Lessons on critical thinking; the bodies are in `krisi/`. */
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
