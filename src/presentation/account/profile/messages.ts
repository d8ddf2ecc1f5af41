import type { PublicProfile } from '../../../domain/account/PublicProfile';
import { ofPerson } from '../../shared/prepositionMessages';

export const publicProfileMessages = {
  description: (name: string) => `Le profil ${ofPerson(name)} et ses annonces en ligne.`,
  memberSince: (month: string) => `Membre depuis ${month}`,
  listings: (count: number, isAll: boolean) => {
    if (count === 0) return 'Annonces en ligne';
    return isAll ? `${count} ${count < 2 ? 'annonce' : 'annonces'} en ligne` : `Plus de ${count - 1} annonces en ligne`;
  },
  noListings: (name: string) => `${name} n’a pas d’annonce en ligne en ce moment.`,
  noListingsOfYours: 'Vous n’avez pas d’annonce en ligne en ce moment.',
  more: 'Afficher plus d’annonces',
  own: 'Voici ce que les autres voient de vous.',
  edit: 'Modifier mon profil',
  missingTitle: 'Profil introuvable',
  missingText: 'Cette personne n’a pas de profil ici, ou n’en a plus.',
  search: 'Rechercher une annonce',
  home: 'Retour à l’accueil',
  failedTitle: 'Profil indisponible',
} as const;

export const kindMessages: Record<PublicProfile['kind'], string> = {
  private: 'Particulier',
  professional: 'Professionnel',
};
