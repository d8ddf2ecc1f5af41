import type { Restricted } from '../../domain/shared/Restricted';
import { formatDay } from './format/formatDate';

const redress =
  'Les raisons et la réclamation sont dans votre compte, rubrique «\u00a0Décisions et signalements\u00a0».';

/** What a restricted person reads instead of having done it. */
export function restrictedText(restricted: Restricted): string {
  const account =
    restricted.kind === 'closed'
      ? `Votre compte est fermé depuis le ${formatDay(restricted.since)}\u00a0:`
      : `Votre compte est restreint jusqu’au ${formatDay(restricted.until)}\u00a0: d’ici là,`;
  return `${account} vous ne pouvez ni publier ni modifier d’annonce, ni envoyer de message ou de signalement. ${redress}`;
}
