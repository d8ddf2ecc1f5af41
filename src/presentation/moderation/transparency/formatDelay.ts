import { formatNumber } from '../../shared/format/formatNumber';

/** A duration in words: in minutes below an hour, in hours below two days, else in days. */
export function formatDelay(minutes: number): string {
  if (minutes < 60) return counted(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? counted(hours, 'heure') : counted(Math.round(hours / 24), 'jour');
}

function counted(count: number, unit: string): string {
  return `${formatNumber(count)}\u00a0${unit}${count < 2 ? '' : 's'}`;
}
