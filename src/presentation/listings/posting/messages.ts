import type { ReviewReason } from '../../../domain/listings/review/reviewReason';
import type { PostingFailure } from './PublishDraft';
import { WRONG_CLOCK } from '../../shared/clockMessages';

export const postingMessages = {
  title: 'Déposer une annonce',
  previewPageTitle: 'Déposer une annonce\u00a0: aperçu',
  sections: {
    photos: {
      title: 'Photos',
      lead: 'Une annonce avec des photos est bien plus souvent ouverte. La première sert de couverture.',
    },
    subject: {
      title: 'Titre et catégorie',
      lead: 'Dites en quelques mots ce que vous proposez ou cherchez, puis choisissez la catégorie.',
    },
    details: {
      title: 'Détails',
      lead: 'Plus votre annonce est précise, plus vite elle trouve preneur.',
    },
    place: { title: 'Lieu et remise', lead: 'Seule votre commune est montrée, jamais votre adresse.' },
    propertyPlace: { title: 'Lieu', lead: 'Seule votre commune est montrée, jamais votre adresse.' },
  },
  preview: {
    title: 'Aperçu',
    lead: 'Voici votre annonce telle que les autres la verront.',
    partial: 'Votre annonce n’est pas complète\u00a0: voici ce qu’elle montre déjà.',
  },
  openPreview: 'Aperçu',
  leavePreview: 'Modifier',
  required: 'Les champs marqués d’un * sont obligatoires.',
  mistakes: (count: number) =>
    count < 2 ? 'Un point est à corriger avant de publier.' : `${count} points sont à corriger avant de publier.`,

  gate: {
    title: 'Connectez-vous pour déposer une annonce',
    text: 'Une annonce appartient à un compte. Après la connexion, vous revenez ici même, et rien de ce que vous avez écrit n’est perdu.',
    signIn: 'Se connecter',
  },

  guest: {
    text: 'Écrivez dès maintenant\u00a0: vous vous connecterez au moment de publier. Un brouillon vous attend déjà\u202f?',
    signIn: 'Se connecter',
    publish: 'Se connecter pour publier',
    you: 'Vous',
  },
  replacedByGuest: 'L’annonce commencée avant votre connexion a pris la place de votre brouillon',

  saved: 'Brouillon enregistré',
  notSaved:
    'Votre navigateur refuse d’enregistrer votre brouillon\u00a0: gardez cet onglet ouvert jusqu’à la publication.',
  restored: 'Nous avons gardé votre brouillon.',
  restoredTitled: (title: string) => `Nous avons gardé votre brouillon «\u00a0${title}\u00a0».`,
  notPublished: 'Votre annonce n’est pas encore publiée.',
  onlyToPublish: 'Il ne reste plus qu’à publier l’annonce.',
  resume: 'Compléter l’annonce',
  restart: 'Recommencer',
  restarted: 'Brouillon supprimé',
  broughtBack: 'Brouillon rétabli',
  undo: 'Annuler',
  publishedElsewhere: 'Cette annonce vient d’être publiée dans un autre onglet. Vous pouvez en écrire une nouvelle.',
  close: 'Fermer',

  kind: 'Vous déposez',
  kinds: { offer: 'Une offre', wanted: 'Une demande' },
  kindHints: { offer: 'Vous vendez, louez ou donnez', wanted: 'Vous cherchez quelque chose' },
  titleLabel: 'Titre de l’annonce',
  titleHints: {
    offer: 'Par exemple «\u00a0Vélo de ville Peugeot, taille M\u00a0»',
    wanted: 'Par exemple «\u00a0Cherche vélo enfant 20 pouces\u00a0»',
  },
  proposals: 'D’après votre titre',
  /** `labels`: of the fields that the title has filled in. */
  deduced: (labels: readonly string[]) =>
    `Rempli d’après votre titre\u00a0: ${labels.join(', ').toLowerCase()}. Vérifiez et corrigez au besoin.`,
  family: 'Catégorie',
  category: 'Sous-catégorie',

  noCategory: 'Les questions dépendent de la catégorie\u00a0: choisissez-la d’abord.',
  features: (category: string) => `Caractéristiques\u00a0: ${category}`,
  choose: 'À choisir',
  unspecified: 'Non précisé',
  month: 'Mois',
  year: 'Année',
  yearHint: 'AAAA',
  descriptionHeading: 'Description',
  description: 'Description de l’annonce',
  descriptionHints: {
    offer: 'État, dimensions, raison de la vente, ce qui est fourni\u00a0: tout ce qu’un acheteur demanderait.',
    property: 'Disposition, travaux, exposition, quartier, charges\u00a0: tout ce qu’un visiteur demanderait.',
    wanted:
      'Ce que vous cherchez, dans quel état, à quelle distance, pour quand\u00a0: tout ce qu’un vendeur demanderait.',
  },
  priceHeading: 'Prix',
  priceKind: 'Comment fixez-vous le prix\u202f?',
  priceKinds: { amount: 'Un montant', gift: 'Don', 'on-request': 'Prix sur demande' },
  budget: 'Budget maximal',
  budgetHint: 'Facultatif\u00a0: sans budget, l’annonce dit «\u00a0Prix sur demande\u00a0».',
  euros: '€',

  place: 'Commune',
  handover: 'Comment l’objet est-il remis\u202f?',
  handovers: { inPerson: 'Remise en main propre', delivery: 'Livraison' },
  seller: 'Vous êtes',
  sellers: { private: 'Particulier', professional: 'Professionnel' },
  companyName: 'Raison sociale',
  siret: 'Numéro SIRET',
  siretHint: '14 chiffres\u202f; il est affiché sur l’annonce, comme la loi le demande.',

  contactDetails: (details: string) =>
    `Nous avons cru lire ${details}. Pour votre sécurité, laissez les acheteurs vous écrire par la messagerie\u00a0: vos coordonnées n’attirent pas qu’eux.`,
  contactDetail: { phone: 'un numéro de téléphone', email: 'une adresse e-mail', link: 'un lien' },
  duplicate: 'Vous avez déjà une annonce du même titre, déposée il y a moins de 14 jours.',
  seeDuplicate: 'Voir l’autre annonce',

  missing: (count: number) => (count < 2 ? 'Il reste un point à compléter' : `Il reste ${count} points à compléter`),
  missingEntry: (label: string, sentence: string) => `${label}\u00a0: ${sentence}`,
  cardHeading: 'Dans une liste',
  pageHeading: 'Sur sa page',
  publish: 'Publier l’annonce',
  publishing: 'Publication…',
  waitingForPhotos: (count: number) =>
    count < 2
      ? 'Une photo est encore en préparation\u00a0: l’annonce partira dès qu’elle sera prête.'
      : `${count} photos sont encore en préparation\u00a0: l’annonce partira dès qu’elles seront prêtes.`,
  lifetime: 'Votre annonce sera en ligne pendant 60 jours.',
  published: 'Votre annonce est en ligne',
  prefilled: 'Voici une copie de votre annonce\u00a0: relisez-la, puis publiez-la.',
  replacedByCopy: 'Une copie a pris la place de votre brouillon',

  submitted: 'Votre annonce est envoyée\u00a0: elle sera relue avant de paraître',

  editing: {
    title: 'Modifier l’annonce',
    previewPageTitle: 'Modifier l’annonce\u00a0: aperçu',
    saved: 'Modifications gardées, pas encore en ligne',
    restored: 'Nous avons gardé vos modifications, qui ne sont pas encore en ligne.',
    restart: 'Revenir à l’annonce en ligne',
    restarted: 'Modifications abandonnées',
    broughtBack: 'Modifications rétablies',
    publishedElsewhere: 'Ces modifications viennent d’être mises en ligne dans un autre onglet.',
    preview: 'Voici votre annonce telle que les autres la verront une fois modifiée.',
    mistakes: (count: number) =>
      count < 2
        ? 'Un point est à corriger avant la mise à jour.'
        : `${count} points sont à corriger avant la mise à jour.`,
    publish: 'Mettre à jour l’annonce',
    publishing: 'Mise à jour…',
    lifetime: (day: string) => `Modifier ne prolonge pas l’annonce\u00a0: elle reste en ligne jusqu’au ${day}.`,
    again: 'L’annonce sera de nouveau vérifiée avant de paraître.',
    seeNewest: 'Voir la version actuelle (nouvel onglet)',
    saveAnyway: 'Enregistrer quand même',
    published: 'Votre annonce est à jour',
    leave: 'Mes annonces',
    frozen: {
      title: 'Cette annonce ne peut pas être modifiée',
      text: 'On modifie une annonce en ligne, réservée, en pause ou retirée. Une annonce expirée se renouvelle d’abord.',
    },
    missing: { title: 'Annonce introuvable', text: 'Cette annonce n’existe plus, ou elle n’est pas la vôtre.' },
    gate: {
      title: 'Connectez-vous pour modifier votre annonce',
      text: 'Après la connexion, vous revenez ici même, et rien de ce que vous avez écrit n’est perdu.',
    },
  },
  retry: 'Réessayer',
  draftStays: 'Votre brouillon est gardé.',
} as const;

/** Before a listing is sent that an admin has to read. `isOnline`: it is shown until then. */
export function reviewText(reason: ReviewReason, isOnline: boolean): string {
  if (reason.kind === 'newcomer')
    return 'Votre annonce sera relue avant de paraître, comme les premières de chaque nouveau compte.';
  const words = reason.words.map((word) => `«\u00a0${word}\u00a0»`).join(', ');
  return isOnline
    ? `Votre annonce sera relue, car elle contient ${words}\u00a0: elle n’est plus visible d’ici là.`
    : `Votre annonce sera relue avant de paraître, car elle contient ${words}.`;
}

/** `time`: when another publication or change is possible. */
export const tooManyPostings = (time: string) =>
  `Vous avez publié ou modifié beaucoup d’annonces en une heure. Vous pourrez de nouveau le faire à partir de\u00a0${time}. Votre brouillon est gardé.`;

export const postingFailureMessages: Record<Extract<PostingFailure, string>, string> = {
  'quota-reached':
    'Toutes vos annonces gratuites sont utilisées. Une annonce vendue, expirée ou supprimée libère une place\u00a0: voyez «\u00a0Mes annonces\u00a0», puis publiez. Votre brouillon est gardé.',
  unconfirmed: 'Confirmez votre adresse e-mail, puis publiez. Votre brouillon est gardé.',
  'illegal-transition':
    'Cette annonce ne peut plus être modifiée\u00a0: elle a été vendue, supprimée, ou elle a expiré. Votre brouillon est gardé.',
  missing: 'Cette annonce n’existe plus. Votre brouillon est gardé.',
  'changed-meanwhile':
    'Cette annonce a été modifiée ailleurs depuis que vous avez ouvert ce formulaire\u00a0: rien n’a été remplacé, et ce que vous avez écrit ici est gardé.',
  'photos-refused': 'Une photo n’a pas pu être ajoutée. Vérifiez vos photos, puis publiez.',
  full: 'La place manque sur cet appareil pour publier\u00a0: libérez-en un peu, puis réessayez. Votre brouillon est gardé.',
  unavailable: 'L’annonce n’a pas pu être publiée\u00a0: le bazar ne répond pas. Réessayez dans un instant.',
  offline:
    'L’annonce n’est pas encore publiée\u00a0: le serveur ne répond pas. Vérifiez votre connexion, puis réessayez. Votre brouillon est gardé.',
  blocked: 'Un autre onglet, ouvert depuis longtemps, retient les annonces\u00a0: fermez-le, puis réessayez.',
  timeout:
    'L’annonce n’a pas pu être publiée\u00a0: ce navigateur tarde à enregistrer. Fermez les autres onglets du site, puis réessayez. Votre brouillon est gardé.',
  denied: 'La publication a été refusée. Reconnectez-vous, puis réessayez. Votre brouillon est gardé.',
  'wrong-clock': `L’annonce n’a pas pu être publiée\u00a0: ${WRONG_CLOCK} Votre brouillon est gardé.`,
  unknown: 'L’annonce n’a pas pu être publiée. Réessayez\u00a0: votre brouillon est gardé.',
};
