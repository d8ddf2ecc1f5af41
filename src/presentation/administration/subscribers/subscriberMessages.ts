import type { SubscriberTable } from '../../../application/newsletter/ExportSubscribers';
import type { CsvFailure } from '../../../application/shared/writeCsv';
import { formatNumber } from '../../shared/format/formatNumber';
import { siteAddress } from '../../shared/page/siteAddress';
import { paths } from '../../shared/paths';

const subscriptions = (count: number) => `${formatNumber(count)} ${count < 2 ? 'inscription' : 'inscriptions'}`;

export const subscriberMessages = {
  title: 'Inscrits',
  lead: 'Les adresses laissées pour être prévenu du lancement. N’écrivez qu’à celles-ci, et joignez à chaque envoi le lien de désinscription de chacune.',
  count: subscriptions,
  counting: 'Nombre d’inscriptions : chargement…',
  uncounted: 'Le nombre d’inscriptions n’a pas pu être lu.',

  search: 'Chercher une adresse',
  searchHint: 'L’adresse entière, par exemple prenom@exemple.fr.',
  submit: 'Chercher',
  invalid: 'Écrivez une adresse électronique entière.',
  all: 'Revenir à la liste',
  found: (email: string) => `${email} est inscrite.`,
  notFound: (email: string) => `${email} n’est pas inscrite.`,

  list: 'Adresses inscrites',
  loading: 'Chargement des inscrits…',
  empty: 'Personne ne s’est inscrit',
  emptyHint:
    'Le formulaire d’inscription est sur la page de lancement, que les visiteurs voient pendant la maintenance.',
  shown: (count: number) => `${formatNumber(count)} ${count < 2 ? 'adresse affichée' : 'adresses affichées'}`,
  more: 'Afficher la suite',
  subscribed: (date: string) => `inscrite ${date}`,
  remove: 'Retirer',
  removeOf: (email: string) => `Retirer ${email}`,
  removed: (email: string) => `${email} n’est plus inscrite.`,
  refused: (email: string) => `${email} reste inscrite.`,

  export: 'Exporter',
  exportLead:
    'Un fichier CSV pour tableur : l’adresse, la date d’inscription et le lien de désinscription. Il contient des données personnelles : supprimez-le après usage.',
  save: 'Télécharger le fichier CSV',
  progress: 'Avancement de l’export',
  begun: (expected: number | null) =>
    expected === null ? 'Export en cours.' : `Export en cours : ${subscriptions(expected)}.`,
  quarters: (quarters: number) => `Export : ${quarters * 25} %.`,
  rows: (rows: number, expected: number | null) =>
    expected === null ? subscriptions(rows) : `${formatNumber(rows)} sur ${subscriptions(Math.max(rows, expected))}`,
  cancel: 'Arrêter l’export',
  cancelled: 'Export arrêté : aucun fichier n’a été téléchargé.',
  saved: (rows: number) => `Fichier prêt : ${subscriptions(rows)}.`,
  failed: 'L’export n’a pas abouti.',
} as const;

export const exportFailures: Readonly<Record<Exclude<CsvFailure, 'cancelled'>, string>> = {
  failed: 'Ce navigateur n’a pas la place de composer le fichier : libérez-en, puis réessayez.',
  full: 'Il n’y a plus de place dans ce navigateur : libérez-en un peu, puis réessayez.',
  unavailable: 'Ce navigateur ne donne pas accès aux données du site.',
  offline: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  blocked: 'Un autre onglet retient les données du site : fermez-le, puis réessayez.',
  timeout: 'Ce navigateur tarde à répondre. Fermez les autres onglets du site, puis réessayez.',
  denied: 'Votre compte n’a pas le droit de lire ces données.',
  unknown: 'Ces données n’ont pas pu être lues.',
};

/** The file, named after the day in Paris, `2026-06-15`. */
export function subscriberTable(day: string): SubscriberTable {
  return {
    fileName: `inscrits-${day}.csv`,
    header: ['Adresse électronique', 'Inscription (heure de Paris)', 'Lien de désinscription'],
    unsubscribeLink: (token) => `${siteAddress()}${paths.unsubscribe(token)}`,
  };
}
