import type { Measure } from '../../../domain/moderation/Measure';
import type { ReportTargetKind } from '../../../domain/moderation/Report';
import type { StatementCategory, StatementGround } from '../../../domain/moderation/Statement';
import { categoryLabels } from '../../moderation/categoryMessages';
import { statementMessages } from '../../moderation/statementMessages';
import type { UnreadMail } from '../../../application/notifications/MessageMailer';
import { PRODUCT_NAME } from '../../shared/page/product';

export const mailMessages = {
  greeting: (name: string) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
  stop: 'Ne plus recevoir ces e-mails',
  untitled: 'Une annonce dont le titre se lit sur le site',
  reserved: 'réservée',
  others: (count: number) => (count > 1 ? `Et ${count} autres.` : 'Et une autre.'),
  neverAsked: `${PRODUCT_NAME} ne vous demande jamais de mot de passe, de code ni de paiement par e-mail.`,
} as const;

export const unreadMailMessages = {
  someone: 'Quelqu’un',
  about: (title: string) => `de «\u00a0${title}\u00a0»`,
  aboutUntitled: 'd’une annonce',
  subject: (author: string, about: string, unread: number) =>
    unread > 1
      ? `${author} vous a écrit ${unread} messages au sujet ${about}`
      : `${author} vous a écrit au sujet ${about}`,
  lead: (author: string, about: string, { unread, lastMessage }: Pick<UnreadMail, 'unread' | 'lastMessage'>) => {
    if (lastMessage === null) return `${author} vous a écrit au sujet ${about}.`;
    return unread > 1
      ? `${author} vous a écrit ${unread} messages au sujet ${about}. Voici le dernier\u00a0:`
      : `${author} vous a écrit au sujet ${about}\u00a0:`;
  },
  quoted: (excerpt: string) => `«\u00a0${excerpt}\u00a0»`,
  onSite: `Vos messages non lus sont sur ${PRODUCT_NAME}.`,
  onSiteForSafety: `Ce message se lit sur ${PRODUCT_NAME}, par prudence\u00a0: il contient un lien, des coordonnées ou un moyen de paiement.`,
  answer: 'Lire et répondre',
  advice: `Répondez sur le site, et non à cet e-mail. ${mailMessages.neverAsked}`,
  reason: 'Vous recevez cet e-mail parce qu’un message vous attend depuis quelques minutes.',
} as const;

/** « 3 nouvelles annonces »; `isMore`: there are more than were counted. */
function newListings(count: number, isMore: boolean): string {
  const counted = `${count}\u00a0${count > 1 ? 'nouvelles annonces' : 'nouvelle annonce'}`;
  return isMore ? `plus de ${counted}` : counted;
}

export const searchMailMessages = {
  newListings,
  subject: (count: number, isMore: boolean, of: string) => {
    const counted = newListings(count, isMore);
    return `${counted.charAt(0).toUpperCase()}${counted.slice(1)} pour ${of}`;
  },
  quoted: (name: string) => `«\u00a0${name}\u00a0»`,
  oneSearch: 'votre recherche',
  unnamedSearch: 'Une de vos recherches',
  someSearches: 'vos recherches',
  lead: (searches: number, listings: number) => {
    const answer = listings > 1 ? 'De nouvelles annonces répondent' : 'Une nouvelle annonce répond';
    return `${answer} à ${searches > 1 ? 'vos recherches enregistrées' : 'votre recherche enregistrée'}.`;
  },
  heading: (name: string, counted: string) => `${name}\u00a0: ${counted}`,
  manyOthers: 'Et bien d’autres.',
  show: 'Voir les annonces',
  otherSearches: (count: number) =>
    count > 1
      ? `${count} autres de vos recherches ont du nouveau\u00a0:`
      : 'Une autre de vos recherches a du nouveau\u00a0:',
  savedSearches: 'Voir vos recherches enregistrées',
  reason:
    'Vous recevez cet e-mail parce que vous avez enregistré des recherches. Nous en envoyons un par jour au plus, à 8\u00a0h, et aucun quand il n’y a rien de nouveau.',
} as const;

export const endingMailMessages = {
  subjectOfOne: {
    soon: (title: string | null, day: string) =>
      `${title === null ? 'Une de vos annonces' : `Votre annonce «\u00a0${title}\u00a0»`} se termine le ${day}`,
    ended: (title: string | null) =>
      `${title === null ? 'Une de vos annonces' : `Votre annonce «\u00a0${title}\u00a0»`} a expiré`,
  },
  subjectOfSome: {
    soon: (count: number, day: string) => `${count} de vos annonces se terminent le ${day}`,
    ended: (count: number) => `${count} de vos annonces ont expiré`,
    both: (count: number) => `${count} de vos annonces se terminent bientôt ou ont expiré`,
  },
  heading: {
    soon: (count: number) =>
      count > 1
        ? `${count} de vos annonces se terminent bientôt\u00a0:`
        : 'Une de vos annonces se termine bientôt\u00a0:',
    ended: (count: number) =>
      count > 1 ? `${count} de vos annonces ont expiré\u00a0:` : 'Une de vos annonces a expiré\u00a0:',
  },
  /** Beside a listing, after its price. */
  day: {
    soon: (day: string) => `en ligne jusqu’au ${day}`,
    ended: (day: string) => `expirée depuis le ${day}`,
  },
  advice:
    'Une annonce est encore d’actualité\u202f? Renouvelez-la pour soixante jours, d’un clic, sur sa page ou dans «\u00a0Mes annonces\u00a0». Sinon, vous n’avez rien à faire.',
  myListings: 'Ouvrir mes annonces',
  reason:
    'Vous recevez cet e-mail parce que vous avez déposé ces annonces. Nous vous écrivons à 8\u00a0h, le jour où une annonce peut être renouvelée et le matin où elle a expiré\u202f; au plus une fois par jour, pour toutes à la fois.',
} as const;

export const priceMailMessages = {
  subjectOfOne: (title: string | null) =>
    title === null ? 'Le prix d’un de vos favoris a baissé' : `Le prix de «\u00a0${title}\u00a0» a baissé`,
  subjectOfSome: (count: number) => `Le prix de ${count} de vos favoris a baissé`,
  heading: (count: number) =>
    count > 1 ? `Le prix de ${count} de vos favoris a baissé\u00a0:` : 'Le prix d’un de vos favoris a baissé\u00a0:',
  /** After the price of a listing. */
  former: (price: string) => `au lieu de ${price}`,
  favourites: 'Ouvrir mes favoris',
  reason:
    'Vous recevez cet e-mail parce que ces annonces sont dans vos favoris. Nous vous écrivons à 8\u00a0h quand le prix d’un favori a baissé\u202f; au plus une fois par jour, pour tous à la fois.',
} as const;

const profileReset =
  'Vous pouvez remettre dans votre profil ce qui en a été retiré\u00a0: nous ne le rétablissons pas à votre place.';
const listingRestored =
  'Votre annonce revient comme elle était, sauf si vous l’avez modifiée ou supprimée depuis, ou si une autre décision la concerne.';

/** What changes once a decision with this measure is overturned; a statement never has the other measures. */
export const overturnedTexts: Partial<Record<Measure, string>> = {
  correction: listingRestored,
  removal: listingRestored,
  warning: 'Cet avertissement ne compte plus.',
  'name-reset': profileReset,
  'portrait-reset': profileReset,
  'text-reset': profileReset,
  restriction: 'Elle ne restreint plus votre compte.',
  closing: 'Elle ne ferme plus votre compte. Vos annonces restent en pause jusqu’à ce que vous les remettiez en ligne.',
};

export const decisionMailMessages = {
  lead: (name: string, day: string) =>
    `Notre équipe de modération a pris une décision qui vous concerne\u00a0: ${uncapitalized(name)}, du ${day}.`,
  ground: (ground: StatementGround, category: StatementCategory) =>
    `${statementMessages.terms.ground}\u00a0: ${uncapitalized(statementMessages.grounds[ground])} (${uncapitalized(categoryLabels[category])}).`,
  redress: (lastDay: string) =>
    `${statementMessages.terms.redress}\u00a0: ${uncapitalized(statementMessages.appeal(lastDay))}`,
  hasEnded: 'Cette mesure n’est plus en vigueur.',
  factsOnSite: 'Les faits retenus et l’explication se lisent sur le site.',
  advice: `Tout se fait sur le site, et non en réponse à cet e-mail. ${mailMessages.neverAsked}`,
  judged: {
    subject: {
      upheld: (name: string) => `La ${uncapitalized(name)} est maintenue`,
      overturned: (name: string) => `La ${uncapitalized(name)} est annulée`,
    },
    afterAppeal: (name: string, day: string) =>
      `Nous avons examiné votre réclamation contre la ${uncapitalized(name)}, du ${day}.`,
    withoutAppeal: (name: string, day: string) =>
      `Notre équipe de modération a revu la ${uncapitalized(name)}, du ${day}, qui vous concerne.`,
    answerOnSite: 'La réponse de notre équipe et ses raisons se lisent sur le site.',
    read: 'Lire la réponse',
  },
  reason:
    'Vous recevez cet e-mail parce qu’une décision de modération vous concerne. La loi nous demande de vous en informer sans délai, quels que soient vos choix de notifications.',
} as const;

const reported = (what: string) => (sentOn: string, reason: string) =>
  `Le ${sentOn}, vous avez signalé ${what} (motif\u00a0: ${uncapitalized(reason)}). Une personne de notre équipe a examiné ce signalement.`;

export const outcomeMailMessages = {
  subject: (sentOn: string) => `Votre signalement du ${sentOn} a été examiné`,
  lead: {
    listing: reported('une annonce'),
    person: reported('une personne'),
    conversation: reported('une conversation'),
  } satisfies Record<ReportTargetKind, unknown>,
  acted: (day: string) => `Le ${day}, nous avons pris une mesure.`,
  dismissed: (day: string) => `Le ${day}, nous avons décidé de ne pas y donner suite.`,
  examined: (day: string) => `L’examen de cette conversation s’est achevé le ${day}.`,
  mayChange:
    'Cette suite peut encore changer, par exemple si la mesure est contestée avec succès\u00a0: votre compte montre toujours celle qui vaut.',
  disagree:
    'Si vous n’êtes pas d’accord avec la suite donnée, écrivez-nous\u00a0: le lien est sous la liste de vos signalements, dans votre compte.',
  advice: decisionMailMessages.advice,
  read: 'Voir mes signalements',
  reason:
    'Vous recevez cet e-mail parce que vous nous avez envoyé un signalement. La loi nous demande de vous en faire connaître la suite, quels que soient vos choix de notifications.',
} as const;

export const confirmationMailMessages = {
  subject: 'Confirmez votre inscription',
  greeting: 'Bonjour,',
  lead: `Cette adresse a été inscrite sur ${PRODUCT_NAME}, pour être avertie du lancement. Si c’est vous qui l’avez demandé, confirmez-le\u00a0:`,
  confirm: 'Confirmer mon inscription',
  notYou: `Si ce n’est pas vous, vous n’avez rien à faire\u00a0: sans confirmation, l’adresse est effacée au bout de trente jours. ${mailMessages.neverAsked}`,
  reason: 'Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse sur la page de lancement.',
} as const;

function uncapitalized(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
