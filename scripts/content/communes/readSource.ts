import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import * as valibot from 'valibot';

const sourceSchema = valibot.array(
  valibot.object({
    code: valibot.string(),
    nom: valibot.string(),
    type: valibot.string(),
    zone: valibot.optional(valibot.string()),
    departement: valibot.optional(valibot.string()),
    codesPostaux: valibot.optional(valibot.array(valibot.string())),
    population: valibot.optional(valibot.number()),
  }),
);

export interface SourceCommune {
  readonly code: string;
  readonly name: string;
  readonly departmentCode: string;
  readonly postalCodes: readonly string[];
  readonly population: number;
}

/** Communes and municipal arrondissements of the hundred and one départements, by INSEE code. */
export function readCommunes(): readonly SourceCommune[] {
  return valibot
    .parse(sourceSchema, readPackageFile('communes'))
    .filter(({ type, zone }) => (type === 'commune-actuelle' || type === 'arrondissement-municipal') && zone !== 'com')
    .map((commune) => ({
      code: commune.code,
      name: commune.nom.replace(' Arrondissement', ' arrondissement'),
      departmentCode: required(commune.departement, commune.nom),
      postalCodes: required(commune.codesPostaux, commune.nom),
      population: required(commune.population, commune.nom),
    }))
    .sort((one, other) => (one.code < other.code ? -1 : 1));
}

function readPackageFile(name: string): unknown {
  const path = createRequire(import.meta.url).resolve(`@etalab/decoupage-administratif/data/${name}.json`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Reads a file next to this script. */
export function readSibling(name: string): string {
  return readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');
}

function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`${name}: the source lacks a property.`);
  return value;
}
