import type { SubscriberTable } from '../../../application/newsletter/ExportSubscribers';
import { formatNumber } from '../../shared/format/formatNumber';
import { siteAddress } from '../../shared/page/siteAddress';
import { paths } from '../../shared/paths';

const subscriptions = (count: number) => `${formatNumber(count)} ${count < 2 ? 'inscription' : 'inscriptions'}`;

export const subscriberMessages = {
  title: 'Inscrits',
  lead: 'Les adresses laissées pour être prévenu du lancement. N’écrivez qu’à celles-ci, et joignez à chaque envoi le lien de désinscription de chacune.',
  leadWithConfirmations:
    'Les adresses laissées pour être prévenu du lancement. N’écrivez qu’à celles qui sont confirmées, et joignez à chaque envoi le lien de désinscription de chacune. Une adresse que personne ne confirme est effacée trente jours après notre e-mail.',
  count: subscriptions,
  counting: 'Nombre d’inscriptions : chargement…',
  uncounted: 'Le nombre d’inscriptions n’a pas pu être lu.',

  search: 'Rechercher une adresse',
  searchHint: 'L’adresse entière, par exemple prenom@exemple.fr.',
  invalid: 'Écrivez une adresse e-mail entière.',
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
  subscribed: (date: string) => `Inscription\u00a0: ${date}`,
  confirmed: (date: string) => `Adresse confirmée\u00a0: ${date}`,
  unconfirmed: 'Adresse non confirmée',
  remove: 'Retirer',
  removeOf: (email: string) => `Retirer ${email}`,
  removed: (email: string) => `${email} n’est plus inscrite.`,
  refused: (email: string) => `${email} reste inscrite.`,

  exportLead:
    'Un fichier CSV pour tableur : l’adresse, la date d’inscription et le lien de désinscription. Il contient des données personnelles : supprimez-le après usage.',
  exportLeadWithConfirmations:
    'Un fichier CSV pour tableur\u00a0: l’adresse, les dates d’inscription et de confirmation, et le lien de désinscription. Il contient des données personnelles\u00a0: supprimez-le après usage.',
} as const;

/** The file, named after the day in Paris, `2026-06-15`. */
export function subscriberTable(day: string, asksConfirmation: boolean): SubscriberTable {
  return {
    fileName: `inscrits-${day}.csv`,
    header: ['Adresse électronique', 'Inscription (heure de Paris)', 'Lien de désinscription'],
    confirmationHeader: asksConfirmation ? 'Confirmation (heure de Paris)' : null,
    unsubscribeLink: (token) => `${siteAddress()}${paths.unsubscribe(token)}`,
  };
}
