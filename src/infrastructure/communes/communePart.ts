import type { Commune } from '../../domain/listings/place/Commune';
import type { Coordinates } from '../../domain/listings/place/Location';
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
  /** A line per département: its lowest latitude and longitude, in thousandths of a degree. */
  readonly corners: string;
  /** Two digits per commune, see `toDigits`: thousandths of a degree above that of the corner. */
  readonly latitudes: string;
  /** As `latitudes`. */
  readonly longitudes: string;
}

export interface CommuneRecord {
  readonly commune: Commune;
  readonly name: string;
  readonly nameWithoutArticle: string;
}

/** @throws when the file is not a part of the list. */
export function parseCommunePart(data: unknown): readonly CommuneRecord[] {
  const column = (name: keyof CommunePart) => textOf(data, name).split('\n');
  const names = column('names');
  const folded = foldCommuneName(names.join('\n')).split('\n');
  const postalCodes = column('postalCodes');
  const populations = column('populations');
  const corners = column('corners').map(cornerOf);
  const latitudes = textOf(data, 'latitudes');
  const longitudes = textOf(data, 'longitudes');
  const codes = column('departments').flatMap(codesOfDepartment);
  const lengths = [codes.length, postalCodes.length, populations.length, latitudes.length / 2, longitudes.length / 2];
  if (lengths.some((length) => length !== names.length)) {
    throw new Error('The columns of the list of communes differ in length.');
  }
  return names.map((name, row) => {
    const { code, departmentCode, department } = at(codes, row);
    const corner = at(corners, department);
    return toRecord(at(folded, row), {
      code,
      name,
      departmentCode,
      ...postalCodesOf(at(postalCodes, row), departmentCode),
      population: toNumber(at(populations, row)),
      latitude: (corner.latitude + fromDigits(latitudes, row)) / 1000,
      longitude: (corner.longitude + fromDigits(longitudes, row)) / 1000,
    });
  });
}

export function thousandths(degrees: number): number {
  return Math.round(degrees * 1000);
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Two digits to the base of 64, which compress better than decimal numbers.
 * @throws for a number that is not between 0 and 4095: no département is four degrees wide.
 */
export function toDigits(number: number): string {
  return digit(number >> 6) + digit(number & 63);
}

function digit(value: number): string {
  const text = DIGITS[value];
  if (text === undefined) throw new RangeError(`${value} is not a digit.`);
  return text;
}

function fromDigits(text: string, row: number): number {
  const [high, low] = [DIGITS.indexOf(text.charAt(2 * row)), DIGITS.indexOf(text.charAt(2 * row + 1))];
  if (high < 0 || low < 0) throw new Error('The list of communes holds a position that is not a number.');
  return high * 64 + low;
}

/** The first two digits of most postal codes of a département. */
export function postalPrefix(departmentCode: string): string {
  return departmentCode.startsWith('2A') || departmentCode.startsWith('2B') ? '20' : departmentCode.slice(0, 2);
}

function toRecord(name: string, commune: Commune): CommuneRecord {
  return { commune, name, nameWithoutArticle: withoutArticle(name) };
}

interface CommuneCode extends Pick<Commune, 'code' | 'departmentCode'> {
  /** The line of its département. */
  readonly department: number;
}

function codesOfDepartment(line: string, department: number): readonly CommuneCode[] {
  const [departmentCode = '', ...steps] = line.split(' ');
  let number = 0;
  return steps.map((step) => {
    number += toNumber(step);
    return {
      department,
      departmentCode,
      code: departmentCode + String(number).padStart(5 - departmentCode.length, '0'),
    };
  });
}

function postalCodesOf(line: string, departmentCode: string): Pick<Commune, 'postalCode' | 'postalCodes'> {
  const postalCodes = line.split('/').map((code) => (code.length === 3 ? postalPrefix(departmentCode) + code : code));
  return { postalCode: at(postalCodes, 0), postalCodes };
}

function cornerOf(line: string): Coordinates {
  const [latitude, longitude] = line.split(' ');
  return { latitude: toNumber(latitude), longitude: toNumber(longitude) };
}

function textOf(data: unknown, column: keyof CommunePart): string {
  const text: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, column) : undefined;
  if (typeof text !== 'string') throw new Error(`The list of communes has no column “${column}”.`);
  return text;
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
