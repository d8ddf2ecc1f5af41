import type { Instant } from '../../domain/shared/Instant';
import { formatClock } from '../shared/format/formatDate';
import { launchMessages } from './messages';

const timeZone = 'Europe/Paris';

/** « Ouverture le mardi 1er décembre 2026 à 9 h, heure de Paris ». */
export function formatLaunch(launch: Instant): string {
  const date = new Intl.DateTimeFormat('fr-FR', { timeZone, dateStyle: 'full' }).format(launch);
  return launchMessages.opening(date.replace(/\b1\b(?= )/, '1er'), formatClock(launch));
}
