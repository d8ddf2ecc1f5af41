import type { Measure } from '../../domain/moderation/Measure';
import type { StatementCategory, StatementGround, StatementSource } from '../../domain/moderation/Statement';

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
  since: (day: string) => `Depuis le ${day}.`,
  grounds: {
    illegal: 'Contenu contraire à la loi',
    terms: 'Contenu contraire à nos conditions ou à nos règles de diffusion',
  } satisfies Record<StatementGround, string>,
  sources: {
    notice: 'Un signalement a attiré l’attention de notre équipe.',
    'trusted-flagger': 'Un signaleur de confiance a attiré l’attention de notre équipe.',
    'own-initiative': 'Notre équipe a examiné ce contenu de sa propre initiative.',
  } satisfies Record<StatementSource, string>,
  automation:
    'Aucun. Ni le repérage de ce contenu ni la décision n’ont été automatisés\u00a0: une personne l’a examiné et a décidé.',
  /** `lastDay`: the last day for an appeal; null before the decision. */
  appeal: (lastDay: string | null) =>
    `Gratuitement, pendant six mois${lastDay === null ? '' : `, jusqu’au ${lastDay}`}, par le formulaire de votre compte, rubrique «\u00a0Décisions et signalements\u00a0». Une autre personne que celle qui a décidé, ou le responsable de la modération, examine votre réclamation et vous répond.`,
  otherWays:
    'Vous pouvez aussi vous adresser à un organe certifié de règlement extrajudiciaire des litiges, ou saisir le tribunal compétent.',
} as const;

/** What a measure does to its target, with its extent; a statement never has the other measures. */
export const statementEffects: Partial<Record<Measure, (title: string) => readonly string[]>> = {
  correction: (title) => [
    `Votre annonce «\u00a0${title}\u00a0» est retirée du site jusqu’à ce que vous l’ayez corrigée.`,
    'Personne d’autre que vous et notre équipe ne la voit, où que ce soit. Modifiez-la depuis «\u00a0Mes annonces\u00a0»\u00a0: notre équipe la relit avant de la remettre en ligne.',
  ],
  removal: (title) => [
    `Votre annonce «\u00a0${title}\u00a0» est retirée du site, sans limite de durée.`,
    'Personne d’autre que vous et notre équipe ne la voit, où que ce soit.',
  ],
  warning: () => ['Vous recevez un avertissement.', 'Votre compte et vos annonces restent comme ils sont.'],
};

export const categoryLabels: Record<StatementCategory, string> = {
  CONSUMER_INFORMATION: 'Information des consommateurs',
  CYBER_VIOLENCE: 'Cyberviolence',
  DATA_PROTECTION_AND_PRIVACY_VIOLATIONS: 'Atteinte à la vie privée ou aux données personnelles',
  ILLEGAL_OR_HARMFUL_SPEECH: 'Propos illicites ou préjudiciables',
  INTELLECTUAL_PROPERTY_INFRINGEMENTS: 'Atteinte à la propriété intellectuelle',
  OTHER_VIOLATION_TC: 'Autre manquement à nos conditions',
  SCAMS_AND_FRAUD: 'Arnaque ou fraude',
  UNSAFE_AND_PROHIBITED_PRODUCTS: 'Objet dangereux ou interdit',
};
