import type { CategorySeed } from '../seed-types'

/** The shop's category tree, parents first. */
export const catalogueCategories: readonly CategorySeed[] = [
  {
    slug: 'kartes',
    name: 'Κάρτες μάθησης',
    description: 'Τράπουλες που χωράνε στην τσέπη: μία ερώτηση μπροστά, μία απάντηση πίσω.',
  },
  {
    slug: 'kartes-glosses',
    parent: 'kartes',
    name: 'Γλώσσες',
    description: 'Λέξεις, φράσεις και κανόνες για διάβασμα, ταξίδι και κουβέντα.',
  },
  {
    slug: 'xenes-glosses',
    parent: 'kartes-glosses',
    name: 'Ξένες γλώσσες',
    description: 'Από τις πρώτες λέξεις ως τις φράσεις που χρειάζεστε στον δρόμο.',
  },
  {
    slug: 'ellinika',
    parent: 'kartes-glosses',
    name: 'Ελληνικά',
    description: 'Αρχαία και νέα ελληνικά, ορθογραφία και παροιμίες.',
  },
  {
    slug: 'istoria-geografia',
    parent: 'kartes',
    name: 'Ιστορία και γεωγραφία',
    description: 'Χρονολογίες, τόποι και πρόσωπα που μπαίνουν στη σειρά τους.',
  },
  {
    slug: 'epistimi-mousiki',
    parent: 'kartes',
    name: 'Επιστήμη και μουσική',
    description: 'Στοιχεία, αστερισμοί, νότες και μικρά «γιατί» με καθαρές απαντήσεις.',
  },
  {
    slug: 'kathimerini-zoi',
    parent: 'kartes',
    name: 'Καθημερινή ζωή',
    description:
      'Πρώτες βοήθειες, δρόμος και κουζίνα: γνώσεις που βρίσκονται εύκολα όταν χρειαστούν.',
  },
  {
    slug: 'chartika',
    name: 'Χαρτικά και γραφείο',
    description: 'Ό,τι βοηθά να γράφετε, να μετράτε τον χρόνο σας και να θυμάστε.',
  },
  {
    slug: 'tetradia-imerologia',
    parent: 'chartika',
    name: 'Τετράδια και ημερολόγια',
    description: 'Σελίδες σχεδιασμένες για σημειώσεις, επαναλήψεις και μικρά πλάνα.',
  },
  {
    slug: 'afises',
    parent: 'chartika',
    name: 'Αφίσες',
    description: 'Γνώση που τη βλέπετε κάθε μέρα στον τοίχο, μέχρι να γίνει δική σας.',
  },
  {
    slug: 'grafeio-meletis',
    parent: 'chartika',
    name: 'Χρονόμετρα και γραφική ύλη',
    description: 'Κλεψύδρες, μαρκαδόροι και κουτιά για ένα ήσυχο γραφείο μελέτης.',
  },
  {
    slug: 'vivlia',
    name: 'Βιβλία και φυλλάδια',
    description: 'Μικρά κεφάλαια και μικρές ασκήσεις, για διάβασμα που τελειώνει.',
  },
  {
    slug: 'vivlia-tsepis',
    parent: 'vivlia',
    name: 'Βιβλία τσέπης',
    description: 'Βιβλία με κεφάλαια των πέντε λεπτών, από τους συντάκτες των μαθημάτων μας.',
  },
  {
    slug: 'fylladia-askiseon',
    parent: 'vivlia',
    name: 'Φυλλάδια ασκήσεων',
    description: 'Μία σελίδα τη μέρα, με τις λύσεις στο τέλος.',
  },
  {
    slug: 'paichnidia',
    name: 'Παιχνίδια γνώσης',
    description: 'Επιτραπέζια και παιχνίδια με κάρτες, για παρέες που τους αρέσει να μαθαίνουν.',
  },
  {
    slug: 'kit-kai-dora',
    name: 'Κιτ και δώρα',
    description: 'Έτοιμα κουτιά για την τάξη, την ομάδα ή κάποιον που αγαπάτε.',
  },
  {
    slug: 'kit-taxis-omadas',
    parent: 'kit-kai-dora',
    name: 'Κιτ για τάξη και ομάδα',
    description: 'Υλικό για πολλούς μαζί, με οδηγό για εκείνον που συντονίζει.',
  },
  {
    slug: 'seta-doron',
    parent: 'kit-kai-dora',
    name: 'Σετ δώρων',
    description: 'Συνδυασμοί προϊόντων σε κουτί δώρου, έτοιμοι να δοθούν.',
  },
]
