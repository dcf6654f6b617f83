import type { ReviewSeed } from '../seed-types'

/** Reviews of games, kits and gift sets. */
export const paichnidiaKaiDoraReviews: readonly ReviewSeed[] = [
  {
    product: 'ti-egine-prin',
    person: 'kostas',
    rate: 10,
    comment:
      'Το βγάζουμε κάθε φορά που έρχεται παρέα. Κανείς δεν πιστεύει πόσο παλιά είναι μερικά πράγματα.',
    status: 'TRUE',
    createdAt: '2026-05-30T23:24:00+03:00',
  },
  {
    product: 'ti-egine-prin',
    person: 'thanasis',
    rate: 9,
    comment:
      'Γρήγοροι κανόνες και πολύ γέλιο. Μετά από δέκα παιχνίδια αρχίζεις να θυμάσαι τις κάρτες, οπότε περιμένουμε συνέχεια.',
    status: 'TRUE',
    createdAt: '2026-07-10T22:45:00+03:00',
  },
  {
    product: 'ti-egine-prin',
    person: 'maria',
    rate: 8,
    comment:
      'Έπαιξαν μαζί παιδιά και παππούδες χωρίς να βαρεθεί κανείς. Θα ήθελα περισσότερα ελληνικά γεγονότα.',
    status: 'TRUE',
    createdAt: '2026-08-22T20:12:00+03:00',
  },
  {
    product: 'pou-ston-charti',
    person: 'sofia',
    rate: 9,
    comment:
      'Μας άρεσε που μετράει η απόσταση και δεν απογοητεύεται κανείς. Ο χάρτης θέλει μεγάλο τραπέζι.',
    status: 'TRUE',
    createdAt: '2026-05-24T19:39:00+03:00',
  },
  {
    product: 'pou-ston-charti',
    person: 'petros',
    rate: 4,
    comment:
      'Καλή ιδέα, αλλά το ταμπλό μας ήρθε με μια τσάκιση στη μέση και τα πιόνια γλιστράνε. Για την τιμή του περίμενα κάτι πιο γερό.',
    status: 'TRUE',
    createdAt: '2026-06-08T12:17:00+03:00',
  },
  {
    product: 'pou-ston-charti',
    person: 'despina',
    rate: 8,
    comment: 'Οι δύο βαθμοί δυσκολίας είναι πολύ καλή λύση όταν παίζουν μικροί και μεγάλοι μαζί.',
    status: 'NEW',
    createdAt: '2026-11-03T21:08:00+02:00',
  },
  {
    product: 'sosto-i-mythos',
    person: 'giorgos',
    rate: 9,
    comment:
      'Έχασα επειδή πόνταρα τα πάντα στο χρυσόψαρο. Από τότε κοιτάζω πιο προσεκτικά όσα μοιράζομαι.',
    status: 'TRUE',
    createdAt: '2026-06-19T23:50:00+03:00',
  },
  {
    product: 'sosto-i-mythos',
    person: 'ioanna',
    rate: 10,
    comment:
      'Ό,τι πρέπει για μετά το φαγητό. Οι εξηγήσεις είναι σύντομες και καμία δεν σε κάνει να νιώθεις άσχετος.',
    status: 'TRUE',
    createdAt: '2026-07-31T22:33:00+03:00',
  },
  {
    product: 'sosto-i-mythos',
    person: 'stelios',
    rate: 7,
    comment:
      'Ευχάριστο παιχνίδι. Με δύο παίκτες χάνει λίγο, από τέσσερις και πάνω γίνεται πολύ καλό.',
    status: 'TRUE',
    createdAt: '2026-10-04T19:15:00+03:00',
  },
  {
    product: 'zevgaria-poulia-tis-elladas',
    person: 'vasiliki',
    rate: 10,
    comment:
      'Η ανιψιά μου αναγνώρισε τσαλαπετεινό στον κήπο πριν από μένα. Οι ζωγραφιές είναι μικρά έργα τέχνης.',
    status: 'TRUE',
    createdAt: '2026-06-02T10:44:00+03:00',
  },
  {
    product: 'zevgaria-poulia-tis-elladas',
    person: 'lefteris',
    rate: 9,
    comment:
      'Πιο δύσκολο από τα συνηθισμένα παιχνίδια μνήμης και γι’ αυτό δεν το βαριέται κανείς στο σπίτι.',
    status: 'TRUE',
    createdAt: '2026-08-29T18:28:00+03:00',
  },
  {
    product: 'to-kouiz-tis-pareas',
    person: 'anna',
    rate: 10,
    comment:
      'Το ίδιο παιχνίδι το πουλάω κι εγώ μεταχειρισμένο. Όποιος ενδιαφέρεται ας μου στείλει μήνυμα για την τιμή.',
    status: 'FALSE',
    createdAt: '2026-10-09T17:57:00+03:00',
  },
  {
    product: 'to-kouiz-tis-pareas',
    person: 'maria',
    rate: 9,
    comment:
      'Η μία πρόταση παραπάνω σε κάθε απάντηση κάνει τη διαφορά. Πάντα φεύγουμε από το τραπέζι με κάτι καινούργιο.',
    status: 'TRUE',
    createdAt: '2026-08-13T22:20:00+03:00',
  },
  {
    product: 'to-kouiz-tis-pareas',
    person: 'vasiliki',
    rate: 7,
    comment:
      'Πολλές και καλές ερωτήσεις. Το γαλάζιο χρώμα, η επιστήμη, μας φάνηκε πιο δύσκολο από τα άλλα.',
    status: 'NEW',
    createdAt: '2026-11-06T23:15:00+02:00',
  },
  {
    product: 'kit-taxis-epanalipsi',
    person: 'thanasis',
    rate: 9,
    comment:
      'Το έχω στη Δ΄ τάξη από τον Σεπτέμβριο. Σε πέντε λεπτά ξέρω τι δεν κατάλαβαν και τα παιδιά δεν φοβούνται το λάθος.',
    status: 'TRUE',
    createdAt: '2026-10-27T15:03:00+02:00',
  },
  {
    product: 'kit-taxis-epanalipsi',
    person: 'lefteris',
    rate: 8,
    comment:
      'Πλήρες και καλά οργανωμένο. Οι μαρκαδόροι θέλουν ανανέωση κάθε τρίμηνο, υπολογίστε το στο κόστος.',
    status: 'TRUE',
    createdAt: '2026-09-25T16:39:00+03:00',
  },
  {
    product: 'doro-i-proti-stagona',
    person: 'orestis',
    rate: 9,
    comment:
      'Το έστειλα σε φίλη που όλο λέει ότι δεν προλαβαίνει. Μου απάντησε με φωτογραφία της κλεψύδρας δίπλα στον καφέ.',
    status: 'TRUE',
    createdAt: '2026-07-03T11:52:00+03:00',
  },
  {
    product: 'doro-i-proti-stagona',
    person: 'katerina',
    rate: 6,
    comment:
      'Χαριτωμένο δώρο, αν και περίμενα πιο πολλές κάρτες. Η συσκευασία όμως ήταν πολύ προσεγμένη.',
    status: 'TRUE',
    createdAt: '2026-09-11T20:36:00+03:00',
  },
]
