import { PRODUCT_NAME } from '../../shared/page/product';
import { ofPerson } from '../../shared/prepositionMessages';

export const inboxMessages = {
  title: 'Messages',
  lead: 'Ce que les visiteurs écrivent par la page Contact. Le site n’envoie pas d’e-mail : « Répondre » ouvre votre messagerie avec une réponse à compléter. Marquez ensuite le message comme traité.',
  group: 'Messages affichés',
  groups: { open: 'À traiter', handled: 'Traités' },
  list: 'Messages reçus',
  loading: 'Chargement des messages…',
  shown: (count: number) => (count < 2 ? `${count} message affiché` : `${count} messages affichés`),
  more: 'Afficher la suite',
  empty: { open: 'Aucun message à traiter', handled: 'Aucun message traité' },
  emptyHint: {
    open: 'Les prochains messages arriveront ici, du plus ancien au plus récent.',
    handled:
      'Les messages que vous marquez comme traités arrivent ici. Ils restent jusqu’à ce que vous les supprimiez.',
  },
  from: (name: string, email: string) => `De ${name}, ${email}`,
  handledBy: (name: string, date: string) => `Traité par ${name}, ${date}`,
  showAll: 'Tout lire',
  showAllOf: (name: string) => `Tout lire du message ${ofPerson(name)}`,
  reply: (name: string) => `Répondre à ${name}`,
  handle: 'Marquer comme traité',
  handleOf: (name: string) => `Marquer comme traité le message ${ofPerson(name)}`,
  reopen: 'Remettre à traiter',
  reopenOf: (name: string) => `Remettre à traiter le message ${ofPerson(name)}`,
  remove: 'Supprimer',
  removeOf: (name: string) => `Supprimer le message ${ofPerson(name)}`,
  openPerson: 'Dossier de la personne',
  handled: (name: string) => `Message ${ofPerson(name)} : traité.`,
  reopened: (name: string) => `Message ${ofPerson(name)} : à traiter.`,
  unmarked: (name: string) => `Le message ${ofPerson(name)} n’a pas changé.`,
  missing: (name: string) => `Le message ${ofPerson(name)} a été supprimé entre-temps.`,
  removed: (name: string) => `Message ${ofPerson(name)} supprimé.`,
  refused: (name: string) => `Le message ${ofPerson(name)} n’est pas supprimé.`,
  keys: [
    { keys: ['↓', 'j'], label: 'Message suivant' },
    { keys: ['↑', 'k'], label: 'Message précédent' },
    { keys: ['Entrée'], label: 'Répondre' },
    { keys: ['Ctrl', 'K'], label: 'Aller à une annonce, une personne ou une page, partout dans l’administration' },
    { keys: ['?'], label: 'Afficher cette liste' },
  ],
} as const;

/** The subject of the mail that answers a message, by that of the message. */
export function replySubject(subject: string): string {
  return `Votre message à ${PRODUCT_NAME} : ${subject}`;
}

/** The mail that an admin completes and sends; `quote` is the beginning of what is answered. */
export function replyBody({
  name,
  day,
  quote,
}: {
  readonly name: string;
  readonly day: string;
  readonly quote: string;
}) {
  const quoted = quote.replaceAll('\n', '\n> ');
  return `Bonjour ${name},\n\n\n\nL’équipe de ${PRODUCT_NAME}\n\nLe ${day}, vous nous avez écrit :\n> ${quoted}\n`;
}
