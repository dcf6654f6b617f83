import type { LessonSeed } from '../seed-types'

/** Lessons on Greek spelling, punctuation and words; their bodies are in `glossa/`. */
export const glossaLessons: readonly LessonSeed[] = [
  {
    slug: 'teliko-ny',
    title: 'Το τελικό ν χωρίς δεύτερη σκέψη',
    subtitle: 'Πότε μένει πάντα, πότε φεύγει και πώς σας βοηθάει το αυτί.',
    category: 'orthografia',
    tags: ['gia-to-dialeimma', 'gia-archarious', 'askisi'],
    author: 'eleni',
    publishedAt: '2025-10-07T08:00:00+03:00',
    seoDescription:
      'Τον ή το, την ή τη, δεν ή δε; Ο κανόνας του τελικού ν σε μισή σελίδα, με παραδείγματα και μια άσκηση.',
  },
  {
    slug: 'ena-komma-enas-tonos',
    title: 'Ένα κόμμα, ένας τόνος: ότι, ό,τι, πως, πώς',
    subtitle: 'Τρία ζευγάρια που μπερδεύουμε και ο έλεγχος του ενός δευτερολέπτου για το καθένα.',
    category: 'orthografia',
    tags: ['gia-to-dialeimma', 'spoudes', 'askisi'],
    author: 'eleni',
    publishedAt: '2026-01-20T08:00:00+02:00',
    seoDescription:
      'Πότε γράφουμε ότι και πότε ό,τι, πότε τονίζονται το πώς και το πού. Απλοί έλεγχοι με παραδείγματα.',
  },
  {
    slug: 'te-i-tai',
    title: 'Με -τε ή με -ται; Ρωτήστε ποιος',
    subtitle: 'Οι δύο καταλήξεις ακούγονται ίδια, μία ερώτηση όμως τις ξεχωρίζει.',
    category: 'orthografia',
    tags: ['gia-to-dialeimma', 'douleia', 'askisi'],
    author: 'eleni',
    publishedAt: '2026-06-09T08:30:00+03:00',
    seoDescription:
      'Γράφετε ή γράφεται; Μία ερώτηση ξεχωρίζει το -τε από το -ται, ακόμη και στον πληθυντικό ευγενείας.',
  },
  {
    slug: 'komma-me-logo',
    title: 'Το κόμμα με λόγο, όχι με την ανάσα',
    subtitle: 'Πού χρειάζεται, πού δεν μπαίνει ποτέ και πότε αλλάζει το νόημα.',
    category: 'grafi',
    tags: ['douleia', 'spoudes', 'askisi'],
    author: 'eleni',
    publishedAt: '2026-08-25T09:00:00+03:00',
    seoDescription:
      'Οι βασικοί κανόνες για το κόμμα στα ελληνικά: απαρίθμηση, προσφώνηση, επεξήγηση και το «που» που αλλάζει το νόημα.',
  },
  {
    slug: 'lexeis-pou-moiazoun',
    title: 'Λέξεις που μοιάζουν και δεν είναι ίδιες',
    subtitle: 'Συγκατάθεση ή συγκατάβαση, καταρχάς ή καταρχήν: μικρές διαφορές που φαίνονται.',
    category: 'glossa',
    tags: ['gia-archarious', 'douleia', 'askisi'],
    author: 'eleni',
    publishedAt: '2026-04-14T08:00:00+03:00',
    seoDescription:
      'Συγκατάθεση ή συγκατάβαση; Κλείνω ή κλίνω; Ζευγάρια λέξεων που μπερδεύουμε και πώς να τα ξεχωρίζετε.',
  },
]
