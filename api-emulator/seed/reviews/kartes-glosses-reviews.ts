import type { ReviewSeed } from '../seed-types'

/** Reviews of the language decks. */
export const kartesGlossesReviews: readonly ReviewSeed[] = [
  {
    product: 'agglika-500-lexeis',
    person: 'maria',
    rate: 9,
    comment:
      'Τις έχω στην κουζίνα και κάνουμε πέντε με την κόρη μου κάθε πρωί. Σε δύο μήνες έχει πάρει θάρρος να διαβάζει και μόνη της.',
    status: 'TRUE',
    createdAt: '2026-02-14T09:12:00+02:00',
  },
  {
    product: 'agglika-500-lexeis',
    person: 'sofia',
    rate: 8,
    comment:
      'Καλές προτάσεις, όχι αυτές του σχολικού βιβλίου. Θα ήθελα τις κάρτες λίγο πιο χοντρές, γιατί τσακίζουν στις γωνίες.',
    status: 'TRUE',
    createdAt: '2026-03-22T18:40:00+02:00',
  },
  {
    product: 'agglika-500-lexeis',
    person: 'petros',
    rate: 10,
    comment:
      'Πήγα ταξίδι μετά από εκατό μέρες, όπως λέει η περιγραφή, και παρήγγειλα μόνος μου, αν και ντρέπομαι εύκολα. Μικρό θαύμα.',
    status: 'TRUE',
    createdAt: '2026-06-30T21:05:00+03:00',
  },
  {
    product: 'agglika-500-lexeis',
    person: 'stelios',
    rate: 6,
    comment:
      'Χρήσιμες, αλλά η προφορά με ελληνικά γράμματα με μπερδεύει. Προτιμώ να ακούω τη λέξη.',
    status: 'TRUE',
    createdAt: '2026-08-18T12:27:00+03:00',
  },
  {
    product: 'agglika-500-lexeis',
    person: 'orestis',
    rate: 9,
    comment:
      'Τις μοιραζόμαστε τρεις συνάδελφοι στο γραφείο. Όποιος χάσει φέρνει κουλούρια την Παρασκευή.',
    status: 'NEW',
    createdAt: '2026-11-08T10:15:00+02:00',
  },
  {
    product: 'italika-sto-trapezi',
    person: 'giorgos',
    rate: 9,
    comment:
      'Στη Μπολόνια ο σερβιτόρος μού απάντησε ακριβώς με τη φράση που έγραφε η κάρτα. Γελάσαμε όλοι στο τραπέζι.',
    status: 'TRUE',
    createdAt: '2026-05-11T20:33:00+03:00',
  },
  {
    product: 'italika-sto-trapezi',
    person: 'thanasis',
    rate: 8,
    comment:
      'Όμορφη και μικρή τράπουλα. Το λεξικό τροφίμων είναι το καλύτερο κομμάτι, το είχα συνέχεια στην τσέπη.',
    status: 'TRUE',
    createdAt: '2026-07-19T13:02:00+03:00',
  },
  {
    product: 'italika-sto-trapezi',
    person: 'vasiliki',
    rate: 7,
    comment:
      'Ωραία ιδέα για φαγητό και καφέ. Περίμενα και λίγες φράσεις για τον δρόμο, αλλά ο τίτλος το λέει καθαρά.',
    status: 'TRUE',
    createdAt: '2026-09-03T17:48:00+03:00',
  },
  {
    product: 'germanika-der-die-das',
    person: 'katerina',
    rate: 10,
    comment:
      'Επιτέλους κάποιος σκέφτηκε τα χρώματα. Τώρα, όταν ακούω τη λέξη, βλέπω στο μυαλό μου το μπλε ή το πράσινο.',
    status: 'TRUE',
    createdAt: '2026-01-20T08:55:00+02:00',
  },
  {
    product: 'germanika-der-die-das',
    person: 'ioanna',
    rate: 8,
    comment:
      'Οι κάρτες με τις καταλήξεις αξίζουν όλα τα λεφτά. Μερικά ουσιαστικά μού φάνηκαν σπάνια για το επίπεδο Α1.',
    status: 'TRUE',
    createdAt: '2026-04-07T19:21:00+03:00',
  },
  {
    product: 'germanika-der-die-das',
    person: 'lefteris',
    rate: 9,
    comment:
      'Τη χρησιμοποιώ με τους μαθητές μου στο φροντιστήριο. Σε δέκα λεπτά παίζουν όλοι, ακόμη και οι πιο βαριεστημένοι.',
    status: 'TRUE',
    createdAt: '2026-10-02T15:10:00+03:00',
  },
  {
    product: 'iaponika-chiragkana',
    person: 'kostas',
    rate: 10,
    comment:
      'Σε δώδεκα μέρες διάβαζα τις πρώτες μου λέξεις. Οι εικόνες είναι τόσο πετυχημένες που δεν ξεχνιούνται.',
    status: 'TRUE',
    createdAt: '2026-03-05T22:14:00+02:00',
  },
  {
    product: 'iaponika-chiragkana',
    person: 'despina',
    rate: 9,
    comment:
      'Καθαρά σχέδια και σωστή σειρά γραμμών. Το μπλοκ τελείωσε γρήγορα, θα ήθελα να πουλιέται και χωριστά.',
    status: 'TRUE',
    createdAt: '2026-08-25T11:36:00+03:00',
  },
  {
    product: 'orthografia-60-zevgaria',
    person: 'maria',
    rate: 10,
    comment:
      'Μας έχουν γλιτώσει από πολλούς καβγάδες την ώρα του διαβάσματος. Τώρα η κόρη μου διορθώνει εμένα.',
    status: 'TRUE',
    createdAt: '2025-11-16T18:09:00+02:00',
  },
  {
    product: 'orthografia-60-zevgaria',
    person: 'anna',
    rate: 8,
    comment:
      'Έξυπνα ζευγάρια και καλές εικόνες. Λίγα από αυτά τα ήξερε ήδη ο γιος μου, αλλά τα υπόλοιπα τον έβαλαν σε σκέψη.',
    status: 'TRUE',
    createdAt: '2025-10-27T17:25:00+02:00',
  },
  {
    product: 'orthografia-60-zevgaria',
    person: 'thanasis',
    rate: 9,
    comment:
      'Τις έφερα στην τάξη για το τελευταίο τέταρτο της Παρασκευής και τις ζητάνε πια μόνα τους τα παιδιά.',
    status: 'TRUE',
    createdAt: '2026-05-29T14:44:00+03:00',
  },
  {
    product: 'orthografia-60-zevgaria',
    person: 'vasiliki',
    rate: 3,
    comment:
      'Ήρθε με σκισμένο κουτί και δύο κάρτες διπλές. Μου έστειλαν αμέσως τις σωστές, αλλά η πρώτη εντύπωση δεν ήταν καλή.',
    status: 'TRUE',
    createdAt: '2026-06-12T10:58:00+03:00',
  },
]
