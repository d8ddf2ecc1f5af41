import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { SettingsRefusal } from '../../../domain/moderation/changeSettings';
import { MAXIMUM_HOLD_DAYS, MAXIMUM_LIST_LENGTH } from '../../../domain/listings/review/ReviewSettings';
import { WORD_LENGTH } from '../../../domain/listings/review/forbiddenWords';
import { formatNumber } from '../../shared/format/formatNumber';
import { removalFailures } from '../removal/removalMessages';

const words = (count: number) => `${count} ${count < 2 ? 'mot' : 'mots'}`;
const quoted = (list: readonly string[]) => list.map((word) => `«\u00a0${word}\u00a0»`).join(', ');

/** `/admin/reglages`. */
export const settingsMessages = {
  title: 'Réglages',
  lead: 'Ce qui fait relire une annonce avant qu’elle paraisse. Chaque changement a son entrée dans le journal.',
  refused:
    'Seule la personne responsable de la modération peut changer les mots interdits et la relecture des nouveaux comptes. Adressez-vous à elle pour proposer un changement.',
  loading: 'Chargement des réglages…',

  wordsTitle: 'Mots interdits',
  wordsLead:
    'Une annonce dont le titre ou la description contient l’un de ces mots n’est pas refusée\u00a0: elle attend dans «\u00a0Annonces\u00a0» d’être relue, et son auteur en est averti avant de l’envoyer. Une annonce déjà en ligne n’est relue que si son titre ou sa description change.',
  wordsRule:
    'Majuscules, accents, traits d’union et apostrophes ne comptent pas. Un mot est cherché entier\u00a0: «\u00a0arme\u00a0» ne trouve ni «\u00a0armes\u00a0» ni «\u00a0armoire\u00a0». La liste n’est pas secrète\u00a0: elle est lue par le navigateur de chaque vendeur.',
  toAdd: 'Mots à ajouter',
  toAddHint: 'Un par ligne, ou séparés par des virgules. Une suite de mots est cherchée telle quelle.',
  add: 'Ajouter',
  added: (count: number) => `${words(count)} ${count < 2 ? 'ajouté' : 'ajoutés'}`,
  search: 'Rechercher dans la liste',
  list: 'Mots interdits',
  count: (found: number, all: number) => (found === all ? words(all) : `${found} sur ${words(all)}`),
  empty: 'La liste est vide\u00a0: aucun mot ne fait relire une annonce.',
  remove: 'Retirer',
  removeOf: (word: string) => `Retirer «\u00a0${word}\u00a0»`,
  removed: (word: string) => `«\u00a0${word}\u00a0» n’est plus interdit.`,
  undo: 'Annuler',

  tryTitle: 'Essayer un titre',
  tryField: 'Titre ou texte d’une annonce',
  tried: (list: readonly string[]) =>
    list.length === 0
      ? 'Aucun mot interdit\u00a0: ce texte ne fait pas relire l’annonce.'
      : `L’annonce serait relue\u00a0: elle contient ${quoted(list)}.`,

  holdTitle: 'Nouveaux comptes',
  holdLead:
    'Quand cette relecture est activée, l’annonce que dépose un compte récent attend d’être relue, tant que ce compte a moins de trois annonces en cours. Les annonces déjà en ligne y restent.',
  holdOn: 'Relire les premières annonces des comptes récents',
  holdDays: 'Un compte est récent pendant (jours)',
  invalidDays: `Écrivez un nombre de 1 à ${MAXIMUM_HOLD_DAYS}.`,
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Enregistré',
} as const;

export const addErrors: Readonly<Record<'none' | 'unusable' | SettingsRefusal, string>> = {
  none: 'Écrivez au moins un mot.',
  unusable: `Ce qui reste ici ne peut pas être cherché\u00a0: un mot a de ${WORD_LENGTH.minimum} à ${WORD_LENGTH.maximum}\u00a0lettres latines ou chiffres.`,
  unchanged: 'Tout ceci est déjà dans la liste.',
  'too-many': `La liste ne peut pas dépasser ${formatNumber(MAXIMUM_LIST_LENGTH)}\u00a0signes en tout\u00a0: retirez d’abord des mots.`,
  'too-much': 'C’est trop à la fois pour une entrée du journal\u00a0: ajoutez-les en plusieurs fois.',
  'too-long': settingsMessages.invalidDays,
  'no-super-admin': settingsMessages.refused,
};

export const settingsFailures: Readonly<Record<SettingsRefusal | BackendFailure, string>> = {
  ...removalFailures,
  ...addErrors,
  unchanged: 'C’est déjà fait.',
};
