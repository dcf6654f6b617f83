/** Texts of the index page. */
export const indexMessages = {
  title: 'Δοκιμαστικό API της Σταγόνας',
  lead: 'Αυτός ο διακομιστής παίζει τον ρόλο του πραγματικού API στην ανάπτυξη, στην παρουσίαση και στις δοκιμές. Δεν προορίζεται για επισκέπτες.',
  reads: 'Τι μπορείτε να διαβάσετε',
  controls: 'Διακόπτες δοκιμών',
  controlsLead:
    'Κάθε διακόπτης δέχεται POST με ένα αντικείμενο JSON και απαντά με την κατάσταση που προκύπτει.',
  state: 'Τρέχουσα κατάσταση',
  accounts: 'Λογαριασμοί για δοκιμή',
  password: 'Κωδικός πρόσβασης',
  notificationTitle: 'Δοκιμαστική ειδοποίηση',
  notificationLead: 'Στέλνει μια ειδοποίηση σε όποιον διαλέξετε: φαίνεται αμέσως στο κατάστημα.',
  recipient: 'Παραλήπτης',
  sendButton: 'Αποστολή ειδοποίησης',
  sent: 'Η ειδοποίηση στάλθηκε.',
  notSent: 'Η ειδοποίηση δεν στάλθηκε.',
  notification: {
    title: 'Ένα νέο μάθημα σας περιμένει',
    message: 'Διαβάζεται σε λίγα λεπτά. Καλή ανάγνωση!',
    kind: 'INFO',
    link: '/blog',
  },
  addresses: [
    ['/api/v1/product', 'Προϊόντα'],
    ['/api/v1/product/category', 'Κατηγορίες προϊόντων'],
    ['/api/v1/product/image', 'Εικόνες προϊόντων'],
    ['/api/v1/product/review', 'Κριτικές που έχουν εγκριθεί'],
    ['/api/v1/blog/post', 'Άρθρα'],
    ['/api/v1/blog/category', 'Κατηγορίες άρθρων'],
    ['/api/v1/blog/comment', 'Σχόλια'],
    ['/api/v1/blog/author', 'Συντάκτες'],
    ['/api/v1/blog/tag', 'Ετικέτες άρθρων'],
    ['/api/v1/pay_way', 'Τρόποι πληρωμής'],
    ['/api/v1/country', 'Χώρες'],
    ['/api/v1/region', 'Περιφέρειες'],
    ['/api/v1/search/product?query=kartes', 'Αναζήτηση προϊόντων'],
    ['/api/v1/search/blog/post?query=μνημη', 'Αναζήτηση άρθρων'],
    ['/api/v1/health', 'Κατάσταση υπηρεσιών'],
    ['/_allauth/app/v1/config', 'Ρυθμίσεις σύνδεσης'],
    ['/outbox', 'Εξερχόμενα μηνύματα'],
    ['/switches/prices', 'Τιμές προϊόντων: αλλάξτε μία και δείτε τη σελίδα της να αλλάζει'],
    ['/provider/.well-known/openid-configuration', 'Πάροχος ταυτότητας για δοκιμές'],
  ],
  controlPaths: [
    ['/switches/fail-next', 'Οι επόμενες απαντήσεις αποτυγχάνουν'],
    ['/switches/delay', 'Οι απαντήσεις καθυστερούν'],
    ['/switches/mode', 'Οι απαντήσεις αλλοιώνονται ή δεν έρχονται ποτέ'],
    ['/switches/clear', 'Τα σφάλματα σταματούν'],
    ['/switches/clock', 'Το ρολόι πηγαίνει μπροστά ή πίσω'],
    ['/switches/limits', 'Τα όρια ρυθμού ισχύουν ή όχι'],
    ['/switches/accounts', 'Επιβεβαίωση e-mail με κωδικό ή σύνδεσμο, εγγραφές ανοιχτές ή κλειστές'],
    ['/switches/accounts/reset', 'Οι λογαριασμοί επιστρέφουν στην αρχή'],
    ['/switches/products/1', 'Ένα προϊόν αλλάζει τιμή, απόθεμα ή διαθεσιμότητα'],
    ['/switches/reviews/1', 'Μια κριτική εγκρίνεται ή απορρίπτεται'],
    ['/switches/orders/1', 'Μια παραγγελία περνά στην επόμενη κατάσταση'],
    ['/switches/comments/1', 'Ένα σχόλιο εγκρίνεται ή όχι'],
    ['/switches/notifications', 'Κάποιος λαμβάνει μια ειδοποίηση'],
    ['/switches/belongings', 'Κάποιος αποκτά πολλές παραγγελίες και αγαπημένα'],
    ['/switches/sockets', 'Οι ζωντανές συνδέσεις κόβονται ή επιτρέπονται'],
    ['/switches/reset', 'Όλα επιστρέφουν στην αρχή'],
  ],
} as const

/** Texts of the outbox page. */
export const outboxMessages = {
  title: 'Εξερχόμενα μηνύματα',
  lead: 'Εδώ μένουν τα μηνύματα που θα έστελνε το κατάστημα. Κανένα δεν φεύγει στ’ αλήθεια.',
  none: 'Δεν υπάρχει ακόμη κανένα μήνυμα.',
  to: 'Προς',
  home: 'Πίσω στην αρχή',
} as const

/** Texts of the price page. */
export const priceMessages = {
  title: 'Τιμές προϊόντων',
  lead: 'Αλλάξτε μια τιμή: το κατάστημα ενημερώνεται και χτίζει ξανά τις σελίδες που την δείχνουν.',
  home: 'Πίσω στην αρχή',
  product: 'Προϊόν',
  price: 'Τιμή χωρίς ΦΠΑ, σε ευρώ',
  priceOf: 'Τιμή',
  save: 'Αποθήκευση',
  saved: 'Αποθηκεύτηκε: τελική τιμή {price} €',
  refused: 'Η τιμή δεν άλλαξε.',
} as const

/** Texts of the identity provider. */
export const providerMessages = {
  name: 'Μικρό Δίκτυο',
  title: 'Σύνδεση με το Μικρό Δίκτυο',
  lead: 'Επιλέξτε με ποιον λογαριασμό θα συνδεθείτε. Είναι δοκιμαστικοί: δεν χρειάζεται κωδικός.',
  noEmail: 'χωρίς e-mail',
  unverified: 'μη επαληθευμένο e-mail',
  refuse: 'Όχι τώρα, επιστροφή στο κατάστημα',
  broken: 'Αυτή η σύνδεση δεν μπορεί να συνεχιστεί',
  unknownClient: 'Το κατάστημα που ζητά τη σύνδεση δεν είναι γνωστό.',
  unknownReturn: 'Η διεύθυνση επιστροφής δεν ανήκει στο κατάστημα.',
} as const
