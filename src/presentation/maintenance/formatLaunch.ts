import type { Instant } from '../../domain/shared/Instant';
import { launchMessages } from './messages';

const timeZone = 'Europe/Paris';

/** « Ouverture le mardi 1 décembre 2026 à 09:00, heure de Paris ». */
export function formatLaunch(launch: Instant): string {
  const date = new Intl.DateTimeFormat('fr-FR', { timeZone, dateStyle: 'full' }).format(launch);
  const time = new Intl.DateTimeFormat('fr-FR', { timeZone, timeStyle: 'short' }).format(launch);
  return launchMessages.opening(date.replace(/\b1\b(?= )/, '1er'), time);
}
