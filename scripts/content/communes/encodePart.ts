import type { Coordinates } from '../../../src/domain/listings/place/Location';
import {
  postalPrefix,
  thousandths,
  toDigits,
  type CommunePart,
} from '../../../src/infrastructure/communes/communePart';
import type { SourceCommune } from './readSource';

/** The columns that `parseCommunePart` reads; communes in the order of their INSEE codes. */
export function encodePart(
  communes: readonly SourceCommune[],
  positions: ReadonlyMap<string, Coordinates>,
): CommunePart {
  const corners = cornersOf(communes, positions);
  const digitsOf = (axis: keyof Coordinates) =>
    communes
      .map(({ code, departmentCode }) =>
        toDigits(axisOf(positions, code, axis) - (corners.get(departmentCode)?.[axis] ?? NaN)),
      )
      .join('');
  return {
    departments: encodeCodes(communes),
    names: communes.map(({ name }) => name).join('\n'),
    postalCodes: communes.map(encodePostalCodes).join('\n'),
    populations: communes.map(({ population }) => population).join('\n'),
    corners: [...corners.values()].map(({ latitude, longitude }) => `${latitude} ${longitude}`).join('\n'),
    latitudes: digitsOf('latitude'),
    longitudes: digitsOf('longitude'),
  };
}

/** The lowest latitude and longitude of the communes of each département, in thousandths of a degree. */
function cornersOf(
  communes: readonly SourceCommune[],
  positions: ReadonlyMap<string, Coordinates>,
): ReadonlyMap<string, Coordinates> {
  const corners = new Map<string, Coordinates>();
  for (const { code, departmentCode } of communes) {
    const corner = corners.get(departmentCode) ?? { latitude: Infinity, longitude: Infinity };
    corners.set(departmentCode, {
      latitude: Math.min(corner.latitude, axisOf(positions, code, 'latitude')),
      longitude: Math.min(corner.longitude, axisOf(positions, code, 'longitude')),
    });
  }
  return corners;
}

function axisOf(positions: ReadonlyMap<string, Coordinates>, code: string, axis: keyof Coordinates): number {
  const position = positions.get(code);
  if (position === undefined) throw new Error(`${code} has no position.`);
  return thousandths(position[axis]);
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
