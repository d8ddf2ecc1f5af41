import { readFileSync } from 'node:fs';
import type { Commune } from '../../../src/domain/listings/place/Commune';
import { foldCommuneName } from '../../../src/infrastructure/communes/communeName';
import { COMMUNE_PARTS, parseCommunePart } from '../../../src/infrastructure/communes/communePart';
import type { CommuneRecord } from '../../../src/infrastructure/communes/communePart';

let records: readonly CommuneRecord[] | undefined;

/**
 * For scripts: the commune of that name and postal code, from the committed files. Accents and case do not matter.
 * @throws when there is none, so that a mistake in a catalogue stops its build.
 */
export function findCommune(name: string, postalCode: string): Commune {
  records ??= COMMUNE_PARTS.flatMap(({ file }) => parseCommunePart(readCommuneFile(file)));
  const folded = foldCommuneName(name);
  const record = records.find((each) => each.name === folded && each.commune.postalCodes.includes(postalCode));
  if (record === undefined) throw new Error(`No commune ${name} with the postal code ${postalCode}.`);
  return { ...record.commune, postalCode };
}

export function readCommuneFile(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../../public/communes/${file}`, import.meta.url), 'utf8'));
}
