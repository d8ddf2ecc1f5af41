import type { Instant } from '../../domain/shared/Instant';
import { formatDay } from './format/formatDate';

/** What a restricted person reads instead of having done it. `until`: the end of the restriction. */
export const restrictedText = (until: Instant) =>
  `Votre compte est restreint jusqu’au ${formatDay(until)}\u00a0: d’ici là, vous ne pouvez ni publier ni modifier d’annonce, ni envoyer de message ou de signalement. Les raisons et la réclamation sont dans votre compte, rubrique «\u00a0Décisions et signalements\u00a0».`;
