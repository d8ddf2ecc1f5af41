import type { NoticeOutcome } from '../../../domain/moderation/Notice';
import { PRODUCT_NAME } from '../../shared/page/product';

interface Answered {
  readonly name: string;
  /** Of what was reported. */
  readonly title: string;
  readonly day: string;
  readonly outcome: NoticeOutcome;
  /** Where the author of the notice reads its outcome. */
  readonly address: string;
}

export const answerSubject = `Votre signalement sur ${PRODUCT_NAME}`;

const redress =
  'Si vous n’êtes pas d’accord, répondez à ce message en expliquant pourquoi, ou saisissez le tribunal compétent.';

const outcomes: Readonly<Record<NoticeOutcome, string>> = {
  pending: 'Nous en accusons réception. Une personne de notre équipe l’examine, sans moyen automatisé.',
  acted: `Une personne de notre équipe l’a examiné et a pris une mesure, sans moyen automatisé.\n\n${redress}`,
  dismissed: `Une personne de notre équipe l’a examiné et n’a pas pris de mesure, sans moyen automatisé.\n\n${redress}`,
};

/** The e-mail that an admin sends to the author of a notice, and may change before. */
export function answerBody({ name, title, day, outcome, address }: Answered): string {
  return `Bonjour ${name},\n\nLe ${day}, vous nous avez signalé «\u00a0${title}\u00a0».\n\n${outcomes[outcome]}\n\nVous pouvez lire la suite donnée à cette adresse\u00a0:\n${address}\n\nL’équipe de ${PRODUCT_NAME}\n`;
}
