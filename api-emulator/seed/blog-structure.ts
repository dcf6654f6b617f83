import type { AuthorSeed, CategorySeed, TagSeed } from './seed-types'

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

/** The blog's category tree, parents first. */
export const blogCategories: readonly CategorySeed[] = [
  {
    slug: 'mathisi',
    name: 'Μάθηση',
    description: 'Πώς μαθαίνουμε και πώς κρατάμε αυτά που μάθαμε.',
  },
  {
    slug: 'mnimi',
    parent: 'mathisi',
    name: 'Μνήμη',
    description: 'Μικρά βήματα για να θυμάστε περισσότερα.',
  },
  {
    slug: 'meleti',
    parent: 'mathisi',
    name: 'Μελέτη',
    description: 'Τρόποι να διαβάζετε λιγότερο και να μένουν περισσότερα.',
  },
  {
    slug: 'simeioseis',
    parent: 'meleti',
    name: 'Σημειώσεις',
    description: 'Σημειώσεις που αξίζει να ξανανοίξετε.',
  },
  {
    slug: 'glossa',
    name: 'Γλώσσα',
    description: 'Ελληνικά που διαβάζονται άνετα και γράφονται σωστά.',
  },
  {
    slug: 'orthografia',
    parent: 'glossa',
    name: 'Ορθογραφία',
    description: 'Τα λάθη που κάνουμε όλοι και ο κανόνας που τα λύνει.',
  },
  {
    slug: 'grafi',
    parent: 'glossa',
    name: 'Γραφή',
    description: 'Κείμενα σύντομα, καθαρά και ευγενικά.',
  },
  { slug: 'skepsi', name: 'Σκέψη', description: 'Εργαλεία για καλύτερες αποφάσεις.' },
  {
    slug: 'arithmoi',
    parent: 'skepsi',
    name: 'Αριθμοί',
    description: 'Αριθμοί της καθημερινότητας, χωρίς φόβο.',
  },
  {
    slug: 'krisi',
    parent: 'skepsi',
    name: 'Κριτική σκέψη',
    description: 'Ερωτήσεις που προλαβαίνουν τα λάθη.',
  },
  { slug: 'ergasia', name: 'Εργασία', description: 'Μικρές βελτιώσεις στην ημέρα και στην ομάδα.' },
  {
    slug: 'chronos',
    parent: 'ergasia',
    name: 'Χρόνος',
    description: 'Ώρες που φτάνουν για όσα μετράνε.',
  },
  {
    slug: 'omades',
    parent: 'ergasia',
    name: 'Ομάδες',
    description: 'Συνεργασία που δεν κουράζει.',
  },
  {
    slug: 'zoi',
    name: 'Καθημερινή ζωή',
    description: 'Γνώση που χωράει στο σπίτι και στον δρόμο.',
  },
  {
    slug: 'ypnos',
    parent: 'zoi',
    name: 'Ύπνος και ξεκούραση',
    description: 'Ό,τι χρειάζεται το μυαλό για να ξαναγεμίσει.',
  },
  {
    slug: 'chrima',
    parent: 'zoi',
    name: 'Χρήμα',
    description: 'Απλές συνήθειες για τα οικονομικά του σπιτιού.',
  },
  {
    slug: 'psifiaka',
    parent: 'zoi',
    name: 'Ψηφιακή ζωή',
    description: 'Οθόνες και υπηρεσίες με μέτρο και ασφάλεια.',
  },
]

export const blogTags: readonly TagSeed[] = [
  { slug: 'gia-to-dialeimma', name: 'για το διάλειμμα' },
  { slug: 'gia-archarious', name: 'για αρχάριους' },
  { slug: 'askisi', name: 'με άσκηση' },
  { slug: 'synitheies', name: 'συνήθειες' },
  { slug: 'spoudes', name: 'σπουδές' },
  { slug: 'douleia', name: 'δουλειά' },
  { slug: 'spiti', name: 'σπίτι' },
  { slug: 'epistimi', name: 'επιστήμη' },
]
