import { ofPerson } from '../../shared/prepositionMessages';

/** `/admin/personnes`. */
export const peopleMessages = {
  title: 'Personnes',
  lead: 'Retrouvez un compte par le début de son nom, son adresse e-mail, son numéro de téléphone ou son identifiant.',
  field: 'Nom, e-mail, numéro ou identifiant',
  results: 'Comptes trouvés',
  loading: 'Recherche des comptes…',
  found: (count: number, isFull: boolean) =>
    isFull
      ? `Les ${count} premiers comptes : précisez le nom s’il en manque un`
      : `${count} ${count < 2 ? 'compte trouvé' : 'comptes trouvés'}`,
  none: 'Aucun compte trouvé',
  noneHint:
    'Une adresse, un numéro ou un identifiant se cherche en entier. Un nom se cherche par son début, avec ses accents.',
  idle: 'Ces données sont privées : ne les consultez que pour traiter un signalement, une réclamation ou une demande.',
  admin: 'Administrateur',
  memberSince: (date: string) => `Inscription : ${date}`,
  listings: (count: number) => (count < 2 ? `${count} annonce` : `${count} annonces`),
  noContact: 'Ni e-mail ni téléphone',
  uid: (uid: string) => `Identifiant : ${uid}`,
  openCase: (name: string) => `Dossier ${ofPerson(name)}`,
  openProfile: (name: string) => `Profil public ${ofPerson(name)}`,
} as const;
