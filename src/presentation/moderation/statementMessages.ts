import type { Measure } from '../../domain/moderation/Measure';
import type { StatementGround, StatementSource } from '../../domain/moderation/Statement';

/** A decision’s number as people quote it. */
export const decisionName = (number: number) => `Décision n°\u00a0${number}`;

export const statementMessages = {
  terms: {
    number: 'Référence',
    decision: 'Décision',
    facts: 'Faits retenus',
    source: 'Origine',
    ground: 'Fondement',
    explanation: 'Pourquoi',
    automation: 'Moyens automatisés',
    redress: 'Contester cette décision',
  },
  notNumbered: 'Le numéro est attribué quand la décision est prise.',
  grounds: {
    illegal: 'Contenu contraire à la loi',
    terms: 'Contenu contraire à nos conditions ou à nos règles de diffusion',
  } satisfies Record<StatementGround, string>,
  sources: {
    notice: 'Un signalement a attiré l’attention de notre équipe.',
    'trusted-flagger': 'Un signaleur de confiance a attiré l’attention de notre équipe.',
    'own-initiative': 'Notre équipe a relevé ces faits de sa propre initiative.',
  } satisfies Record<StatementSource, string>,
  automation:
    'Aucun. Ni le repérage des faits ni la décision n’ont été automatisés\u00a0: une personne les a examinés et a décidé.',
  /** Without a notice, the settings of the moderation may have put a listing into review. */
  automationOfReview:
    'Aucun pour la décision\u00a0: une personne a examiné votre annonce et a décidé. Le repérage peut être automatique\u00a0: une annonce qui contient un mot interdit, ou que dépose un compte récent, peut attendre d’être relue.',
  /** `lastDay`: the last day for an appeal; null before the decision. */
  appeal: (lastDay: string | null) =>
    `Gratuitement, pendant six mois${lastDay === null ? '' : `, jusqu’au ${lastDay}`}, par le formulaire de votre compte, rubrique «\u00a0Décisions et signalements\u00a0». Une autre personne que celle qui a décidé, ou le responsable de la modération, examine votre réclamation et vous répond.`,
  otherWays:
    'Vous pouvez aussi vous adresser à un organe certifié de règlement extrajudiciaire des litiges, ou saisir le tribunal compétent.',
} as const;

/** After a reset: what the person may do, and what an overturned decision does not do for them. */
const isYours =
  'Vous pouvez en choisir un autre conforme à nos règles dans votre compte. Si cette décision est annulée, vous pourrez remettre ce qui a été retiré\u00a0: nous ne le rétablissons pas à votre place.';

const from = (day: string | null) => (day === null ? '' : ` depuis le ${day}`);

/** The year, when it is the same, is said once. */
function period(since: string | null, until: string | null): string {
  if (until === null) return from(since);
  if (since === null) return ` jusqu’au ${until}`;
  return ` du ${since.slice(-4) === until.slice(-4) ? since.slice(0, -5) : since} au ${until}`;
}

/** « Votre annonce « Vélo » ». */
const listingOf = (title: string | null) =>
  title === null ? 'Une de vos annonces' : `Votre annonce «\u00a0${title}\u00a0»`;

/**
 * What a measure does to its target, with its extent; a statement never has the other measures. `title`: null where it must not be
 * repeated. `since`: the day of the decision; null before it. `until`: the end of a restriction; null while its length is not known.
 */
export const statementEffects: Partial<
  Record<Measure, (title: string | null, since: string | null, until: string | null) => readonly string[]>
> = {
  correction: (title, since) => [
    `${listingOf(title)} est retirée du site${from(since)} jusqu’à ce que vous l’ayez corrigée.`,
    'Personne d’autre que vous et notre équipe ne la voit, où que ce soit. Modifiez-la depuis «\u00a0Mes annonces\u00a0»\u00a0: notre équipe la relit avant de la remettre en ligne.',
  ],
  removal: (title, since) => [
    `${listingOf(title)} est retirée du site${from(since)}, sans limite de durée.`,
    'Personne d’autre que vous et notre équipe ne la voit, où que ce soit.',
  ],
  warning: (_title, since) => [
    `Vous recevez un avertissement${since === null ? '' : `, le ${since}`}.`,
    'Votre compte et vos annonces restent comme ils sont.',
  ],
  'name-reset': (title, since) => [
    `Votre nom${title === null ? '' : ` «\u00a0${title}\u00a0»`} est retiré de votre profil${from(since)}\u00a0: un nom neutre le remplace, sans limite de durée.`,
    `Vos annonces prennent le nouveau nom quand vous les modifiez, vos conversations gardent l’ancien. ${isYours}`,
  ],
  'portrait-reset': (_title, since) => [
    `Votre photo est retirée de votre profil${from(since)}, sans limite de durée.`,
    isYours,
  ],
  'text-reset': (_title, since) => [
    `Votre présentation est retirée de votre profil${from(since)}, sans limite de durée.`,
    isYours,
  ],
  restriction: (_title, since, until) => [
    `Votre compte est restreint${period(since, until)}.`,
    'D’ici là, vous ne pouvez ni publier, modifier ou remettre en ligne une annonce, ni envoyer de message ou de signalement, ni changer votre profil public. Vos annonces en ligne le restent\u00a0: vous pouvez les mettre en pause, les marquer comme vendues ou les supprimer. Vous pouvez lire vos messages, exporter vos données, contester cette décision et supprimer votre compte.',
  ],
  closing: (_title, since) => [
    `Votre compte est fermé${from(since)}, sans limite de durée.`,
    'Vous ne pouvez ni publier, modifier ou remettre en ligne une annonce, ni envoyer de message ou de signalement, ni changer votre profil public. Vos annonces en ligne sont mises en pause\u00a0: personne ne les voit plus. Vous pouvez vous connecter pour lire vos messages, exporter vos données, contester cette décision et supprimer votre compte. Si la décision est annulée, vous pourrez remettre vos annonces en ligne.',
  ],
};
