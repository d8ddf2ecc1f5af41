import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { TeamAction } from '../../../domain/moderation/journal';
import type { TeamRefusal } from '../../../domain/moderation/team';
import { removalFailures } from '../removal/removalMessages';

/** `/admin/equipe`. */
export const teamMessages = {
  title: 'Équipe',
  lead: 'Les administrateurs du site. Chaque nomination et chaque départ a son entrée dans le journal. Personne ne décide de son propre rôle.',
  refused: 'Cette page est réservée à la personne responsable de la modération.',
  list: 'Administrateurs',
  loading: 'Chargement de l’équipe…',
  count: (count: number, isFull: boolean) =>
    isFull ? `Les ${count} premiers administrateurs` : `${count} ${count < 2 ? 'administrateur' : 'administrateurs'}`,
  admin: 'Administrateur',
  superAdmin: 'Responsable de la modération',
  you: 'vous',
  uid: (uid: string) => `Identifiant : ${uid}`,
  noEmail: 'Sans adresse e-mail',
  appointTitle: 'Nommer un administrateur',
  appointLead: 'La personne a déjà un compte. Demandez-lui d’activer la vérification en deux étapes.',
  field: 'Adresse e-mail ou identifiant',
  fieldHint: 'En entier. L’identifiant se lit dans « Personnes ».',
  invalid: 'Écrivez une adresse e-mail entière, ou un identifiant.',
  searching: 'Recherche du compte…',
  none: 'Aucun compte trouvé',
  found: (name: string) => `Compte trouvé : ${name}`,
  already: 'Ce compte est déjà celui d’un administrateur.',
  appoint: (name: string) => `Nommer ${name} administrateur`,
  dismiss: 'Retirer de l’équipe',
  dismissOf: (name: string) => `Retirer de l’équipe : ${name}`,
  cancel: 'Annuler',
} as const;

interface ChangeTexts {
  readonly title: (name: string) => string;
  readonly text: string;
  readonly confirm: string;
  readonly done: (name: string) => string;
}

export const changeTexts: Readonly<Record<TeamAction, ChangeTexts>> = {
  appointment: {
    title: (name) => `Nommer ${name} administrateur ?`,
    text: 'Cette personne lira les signalements, les messages et les comptes, et prendra des décisions.',
    confirm: 'Nommer',
    done: (name) => `${name} fait partie de l’équipe.`,
  },
  dismissal: {
    title: (name) => `Retirer ${name} de l’équipe ?`,
    text: 'Cette personne garde son compte et n’a plus accès à l’administration. Ses décisions restent valables.',
    confirm: 'Retirer de l’équipe',
    done: (name) => `${name} ne fait plus partie de l’équipe.`,
  },
};

export const changeFailures: Readonly<Record<TeamRefusal | BackendFailure, string>> = {
  ...removalFailures,
  'no-super-admin': teamMessages.refused,
  own: 'Personne ne décide de son propre rôle.',
  missing: 'Ce compte n’existe plus.',
  'has-role': teamMessages.already,
  'no-role': 'Cette personne n’est plus administrateur.',
  restricted: 'Cette personne est restreinte : levez d’abord la restriction.',
};
