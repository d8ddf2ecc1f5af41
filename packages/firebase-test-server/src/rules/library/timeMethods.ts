import { durationOf, timestampOf, timestampOfDate } from '../RulesValue';
import type { RulesDuration, RulesTimestamp } from '../RulesValue';
import type { MethodTable } from './MethodTable';

const perMillisecond = 1_000_000n;
const perSecond = 1_000_000_000n;
const perDay = 86_400n * perSecond;

/** The remainder, positive for moments before 1970 too. */
const floorTo = (value: bigint, unit: bigint): bigint => {
  const remainder = value % unit;
  return remainder < 0n ? value - remainder - unit : value - remainder;
};

const dateOf = (self: RulesTimestamp): Date =>
  new Date(Number(floorTo(self.nanoseconds, perMillisecond) / perMillisecond));

const dayOf = (self: RulesTimestamp): bigint => floorTo(self.nanoseconds, perDay);

const startOfYear = (self: RulesTimestamp): bigint =>
  timestampOfDate(new Date(Date.UTC(dateOf(self).getUTCFullYear(), 0, 1))).nanoseconds;

/** All in UTC. */
export const timestampMethods: MethodTable<RulesTimestamp> = {
  date: (self) => timestampOf(dayOf(self)),
  day: (self) => BigInt(dateOf(self).getUTCDate()),
  // Monday is 1, Sunday 7.
  dayOfWeek: (self) => BigInt(dateOf(self).getUTCDay() || 7),
  dayOfYear: (self) => (dayOf(self) - startOfYear(self)) / perDay + 1n,
  hours: (self) => BigInt(dateOf(self).getUTCHours()),
  minutes: (self) => BigInt(dateOf(self).getUTCMinutes()),
  month: (self) => BigInt(dateOf(self).getUTCMonth() + 1),
  nanos: (self) => self.nanoseconds - floorTo(self.nanoseconds, perSecond),
  seconds: (self) => BigInt(dateOf(self).getUTCSeconds()),
  time: (self) => durationOf(self.nanoseconds - dayOf(self)),
  toMillis: (self) => floorTo(self.nanoseconds, perMillisecond) / perMillisecond,
  year: (self) => BigInt(dateOf(self).getUTCFullYear()),
};

export const durationMethods: MethodTable<RulesDuration> = {
  nanos: (self) => self.nanoseconds % perSecond,
  seconds: (self) => self.nanoseconds / perSecond,
};
