import { messages } from './messages';

/** « samedi 28 novembre à 14 h 30 », « dimanche 1er novembre à 9 h ». The day and the hour stay in one line each. */
export function momentText(weekday: string, day: number, month: string, hour: number, minute: string): string {
  return `${weekday} ${day === 1 ? '1er' : day}\u00a0${month} à\u00a0${messages.clock(hour, minute)}`;
}

/** From Sunday on, as dates count them. */
export const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'] as const;
