import { postalPrefix } from '../../../src/infrastructure/browser/communes/communePart';
import type { CommunePart } from '../../../src/infrastructure/browser/communes/communePart';
import type { Placed, Position } from './placeCommunes';
import type { SourceCommune } from './readSource';

/** The columns that `parseCommunePart` reads; communes in the order of their INSEE codes. */
export function encodePart(communes: readonly SourceCommune[], placed: ReadonlyMap<string, Placed>): CommunePart {
  const positions = new Map<Position, number>();
  const places = communes.map(({ code, name }) => {
    const position = placed.get(code)?.position;
    if (position === undefined) throw new Error(`${name} (${code}) has no position.`);
    if (!positions.has(position)) positions.set(position, positions.size);
    return positions.get(position);
  });
  return {
    departments: encodeCodes(communes),
    names: communes.map(({ name }) => name).join('\n'),
    postalCodes: communes.map(encodePostalCodes).join('\n'),
    populations: communes.map(({ population }) => population).join('\n'),
    places: places.join('\n'),
    positions: [...positions.keys()]
      .map(({ code, latitude, longitude }) => `${code} ${latitude} ${longitude}`)
      .join('\n'),
  };
}

function encodeCodes(communes: readonly SourceCommune[]): string {
  const lines = new Map<string, string>();
  let previous = 0;
  for (const { code, departmentCode } of communes) {
    const number = Number(code.slice(departmentCode.length));
    const line = lines.get(departmentCode);
    lines.set(departmentCode, `${line ?? departmentCode} ${number - (line === undefined ? 0 : previous)}`);
    previous = number;
  }
  return [...lines.values()].join('\n');
}

function encodePostalCodes({ postalCodes, departmentCode }: SourceCommune): string {
  const prefix = postalPrefix(departmentCode);
  return postalCodes.map((code) => (code.startsWith(prefix) ? code.slice(2) : code)).join('/');
}
