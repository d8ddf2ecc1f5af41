import type { Commune } from '../../../domain/listings/place/Commune';
import { foldCommuneName, withoutArticle } from './communeName';

/**
 * The list is split by population, so that the first file answers most queries. A file contains every commune of at least `floor`
 * inhabitants that is not in an earlier file, and smaller ones whose name is the beginning of eight such names, which would otherwise
 * hide them (« Y », 90 inhabitants).
 */
export const COMMUNE_PARTS = [
  { file: 'towns.json', floor: 2000 },
  { file: 'villages.json', floor: 400 },
  { file: 'hamlets.json', floor: 0 },
] as const;

export type CommuneFile = (typeof COMMUNE_PARTS)[number]['file'];

/** One column per property, rows in the order of `departments`; written by scripts/content/communes. */
export interface CommunePart {
  /** A line per département: its code, then each INSEE code as the difference from the one before. */
  readonly departments: string;
  /** A line per commune. */
  readonly names: string;
  /** A line per commune, « / » between codes; three digits when the first two are the département's. */
  readonly postalCodes: string;
  /** A line per commune. */
  readonly populations: string;
  /** A line per commune: the line of its position in `positions`. */
  readonly places: string;
  /** Lines « INSEE code of the town, latitude, longitude ». */
  readonly positions: string;
}

export interface CommuneRecord {
  readonly commune: Commune;
  readonly name: string;
  readonly nameWithoutArticle: string;
}

/** @throws when the file is not a part of the list. */
export function parseCommunePart(data: unknown): readonly CommuneRecord[] {
  const column = (name: keyof CommunePart) => linesOf(data, name);
  const names = column('names');
  const folded = foldCommuneName(names.join('\n')).split('\n');
  const postalCodes = column('postalCodes');
  const populations = column('populations');
  const places = column('places');
  const positions = column('positions');
  const codes = column('departments').flatMap(codesOfDepartment);
  if ([codes, postalCodes, populations, places].some(({ length }) => length !== names.length)) {
    throw new Error('The columns of the list of communes differ in length.');
  }
  return names.map((name, row) => {
    const { code, departmentCode } = at(codes, row);
    return toRecord(at(folded, row), {
      code,
      name,
      departmentCode,
      ...postalCodesOf(at(postalCodes, row), departmentCode),
      population: toNumber(at(populations, row)),
      ...positionOf(at(positions, toNumber(at(places, row))), code),
    });
  });
}

/** The first two digits of most postal codes of a département. */
export function postalPrefix(departmentCode: string): string {
  return departmentCode.startsWith('2A') || departmentCode.startsWith('2B') ? '20' : departmentCode.slice(0, 2);
}

function toRecord(name: string, commune: Commune): CommuneRecord {
  return { commune, name, nameWithoutArticle: withoutArticle(name) };
}

function codesOfDepartment(line: string): readonly Pick<Commune, 'code' | 'departmentCode'>[] {
  const [departmentCode = '', ...steps] = line.split(' ');
  let number = 0;
  return steps.map((step) => {
    number += toNumber(step);
    return { departmentCode, code: departmentCode + String(number).padStart(5 - departmentCode.length, '0') };
  });
}

function postalCodesOf(line: string, departmentCode: string): Pick<Commune, 'postalCode' | 'postalCodes'> {
  const postalCodes = line.split('/').map((code) => (code.length === 3 ? postalPrefix(departmentCode) + code : code));
  return { postalCode: at(postalCodes, 0), postalCodes };
}

function positionOf(line: string, code: string): Pick<Commune, 'latitude' | 'longitude' | 'approximate'> {
  const [town, latitude, longitude] = line.split(' ');
  return { latitude: toNumber(latitude), longitude: toNumber(longitude), approximate: town !== code };
}

function linesOf(data: unknown, column: keyof CommunePart): readonly string[] {
  const text: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, column) : undefined;
  if (typeof text !== 'string') throw new Error(`The list of communes has no column “${column}”.`);
  return text.split('\n');
}

function toNumber(text: string | undefined): number {
  const number = Number(text === '' ? undefined : text);
  if (Number.isNaN(number)) throw new Error('The list of communes holds something that is not a number.');
  return number;
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error('The list of communes ends too early.');
  return item;
}
