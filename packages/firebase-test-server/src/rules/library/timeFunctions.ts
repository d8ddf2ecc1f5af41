import { durationOf, timestampOf, timestampOfDate } from '../RulesValue';
import type { RulesValue } from '../RulesValue';
import { demand, demandInteger, demandString } from '../values/demand';
import { RulesError } from '../values/RulesError';
import type { NativeTable } from './MethodTable';

const second = 1_000_000_000n;

const units = new Map([
  ['w', 604_800n * second],
  ['d', 86_400n * second],
  ['h', 3_600n * second],
  ['m', 60n * second],
  ['s', second],
  ['ms', 1_000_000n],
  ['ns', 1n],
]);

const unitOf = (name: RulesValue): bigint => {
  const unit = units.get(demandString(name));
  if (unit === undefined) throw new RulesError(`a duration is in ${[...units.keys()].join(', ')}`);
  return unit;
};

export const durationFunctions: NativeTable = {
  abs: (value) => {
    const { nanoseconds } = demand(value, 'duration');
    return durationOf(nanoseconds < 0n ? -nanoseconds : nanoseconds);
  },
  time: (hours, minutes, seconds, nanos) =>
    durationOf(
      (demandInteger(hours) * 3_600n + demandInteger(minutes) * 60n + demandInteger(seconds)) * second +
        demandInteger(nanos),
    ),
  value: (magnitude, unit) => durationOf(demandInteger(magnitude) * unitOf(unit)),
};

export const timestampFunctions: NativeTable = {
  date: (year, month, day) => {
    const [y, m, d] = [Number(demandInteger(year)), Number(demandInteger(month)), Number(demandInteger(day))];
    const date = new Date(Date.UTC(y, m - 1, d));
    if (date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d) throw new RulesError(`there is no ${y}-${m}-${d}`);
    return timestampOfDate(date);
  },
  value: (milliseconds) => timestampOf(demandInteger(milliseconds) * 1_000_000n),
};
