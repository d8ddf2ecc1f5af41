/**
 * Writes public/map/outlines.json from a GeoJSON file of the outlines of départements, which docs/decisions/039-map.md names:
 * `npx tsx scripts/content/map/generate.ts <departements.geojson>`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { encodeOutlines } from './encodeOutlines';

const [, , source] = process.argv;
if (source === undefined) throw new Error('Which file has the outlines of the départements? Give its path.');
const departments = JSON.parse(readFileSync(source, 'utf8')) as FeatureCollection<Polygon | MultiPolygon>;
const topology = encodeOutlines(departments);
const text = JSON.stringify(topology);
const folder = new URL('../../../public/map/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('outlines.json', folder), text);
const points = topology.arcs.reduce((sum, arc) => sum + arc.length, 0);
console.log(
  `outlines.json: ${points} points, ${text.length} characters, ${brotliCompressSync(text).length} bytes with brotli`,
);
