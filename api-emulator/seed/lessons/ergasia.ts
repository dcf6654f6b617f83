import type { LessonSeed } from '../seed-types'

/** Lessons on work; their bodies are in `ergasia/`. */
export const ergasiaLessons: readonly LessonSeed[] = [
  {
    slug: 'prostateymeni-ora',
    title: 'Μία ώρα που δεν την αγγίζει κανείς',
    subtitle: 'Πώς προστατεύετε τον χρόνο για τη δουλειά που απαιτεί όλη σας την προσοχή.',
    category: 'chronos',
    tags: ['synitheies', 'douleia', 'askisi'],
    author: 'daphne',
    publishedAt: '2025-09-22T08:30:00+03:00',
    seoDescription:
      'Γιατί οι διακοπές κοστίζουν περισσότερο από τα λεπτά που κρατούν και πώς θα στήσετε μία προστατευμένη ώρα μέσα στην ημέρα σας.',
  },
  {
    slug: 'synantisi-me-skopo',
    title: 'Συνάντηση που τελειώνει στην ώρα της',
    subtitle: 'Μία ερώτηση στην αρχή και πέντε λεπτά στο τέλος αλλάζουν ολόκληρη την εβδομάδα.',
    category: 'omades',
    tags: ['douleia', 'gia-to-dialeimma'],
    author: 'eleni',
    publishedAt: '2025-12-01T09:00:00+02:00',
    seoDescription:
      'Πόσο κοστίζει μια εβδομαδιαία συνάντηση, πότε αρκεί ένα μήνυμα και πώς κλείνει μια συζήτηση με αποφάσεις που εφαρμόζονται.',
  },
  {
    slug: 'giati-ola-argoun',
    title: 'Γιατί όλα αργούν περισσότερο απ’ όσο λέμε',
    subtitle: 'Η πλάνη του σχεδιασμού και ένας απλός συντελεστής που τη διορθώνει.',
    category: 'chronos',
    tags: ['douleia', 'epistimi', 'askisi'],
    author: 'nikos',
    publishedAt: '2026-03-02T09:00:00+02:00',
    seoDescription:
      'Οι προβλέψεις μας βγαίνουν αισιόδοξες ακόμη κι όταν ξέρουμε το παρελθόν. Μάθετε να υπολογίζετε προθεσμίες με βάση παλιές μετρήσεις.',
  },
  {
    slug: 'parathirisi-pou-voitha',
    title: 'Μια παρατήρηση που βοηθά και δεν πληγώνει',
    subtitle: 'Τρεις φράσεις για να πείτε σε κάποιον ότι κάτι δεν πήγε καλά.',
    category: 'omades',
    tags: ['douleia', 'synitheies'],
    author: 'daphne',
    publishedAt: '2026-04-13T08:30:00+03:00',
    seoDescription:
      'Στιγμή, πράξη, αποτέλεσμα: ένα απλό σχήμα για παρατηρήσεις και επαίνους που ο άλλος μπορεί να ακούσει και να αξιοποιήσει.',
  },
  {
    slug: 'lista-elegchou',
    title: 'Η λίστα ελέγχου που σώζει τη μέρα',
    subtitle: 'Τι έμαθαν οι αεροπόροι και οι χειρουργοί για τα βήματα που όλοι ξεχνάμε.',
    category: 'ergasia',
    tags: ['gia-to-dialeimma', 'douleia', 'epistimi', 'askisi'],
    author: 'eleni',
    publishedAt: '2026-09-14T09:00:00+03:00',
    featured: true,
    seoDescription:
      'Από ένα αεροπορικό ατύχημα του 1935 ως τα χειρουργεία: πώς γράφεται μια σύντομη λίστα ελέγχου που προλαβαίνει τα λάθη της συνήθειας.',
  },
]
