import { DAY, MINUTE } from '../../src/domain/shared/Instant';

/** Noon in Paris on 15 June 2026, the time of every case. */
export const NOW = Date.UTC(2026, 5, 15, 10);
export const TODAY = '2026-06-15';

export const now = new Date(NOW);
export const inDays = (days: number): Date => new Date(NOW + days * DAY);
export const inMinutes = (minutes: number): Date => new Date(NOW + minutes * MINUTE);

/** The time of a clock that is more than five minutes wrong. */
export const tooFast = new Date(NOW + 5 * MINUTE + 1);
export const tooSlow = new Date(NOW - 5 * MINUTE - 1);

/** 60 days from now, up to the next midnight. */
export const end = new Date(Date.UTC(2026, 7, 15));
