import { latLngOf } from '../RulesValue';
import type { RulesValue } from '../RulesValue';
import { demandNumber } from '../values/demand';
import { RulesError } from '../values/RulesError';
import { hashingFunctions } from './hashingFunctions';
import { mathFunctions } from './mathFunctions';
import type { NativeTable } from './MethodTable';
import { durationFunctions, timestampFunctions } from './timeFunctions';

const within = (value: RulesValue, limit: number): number => {
  const number = Number(demandNumber(value));
  if (!(Math.abs(number) <= limit)) throw new RulesError(`${number} is not between -${limit} and ${limit}`);
  return number;
};

const latLngFunctions: NativeTable = {
  value: (latitude, longitude) => latLngOf(within(latitude, 90), within(longitude, 180)),
};

/** `math.abs(…)`; without `firestore.get(…)`, which reads documents. */
export const namespaces: ReadonlyMap<string, NativeTable> = new Map([
  ['duration', durationFunctions],
  ['hashing', hashingFunctions],
  ['latlng', latLngFunctions],
  ['math', mathFunctions],
  ['timestamp', timestampFunctions],
]);
