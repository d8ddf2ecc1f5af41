import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import type { MapData, MapDataFailure } from '../../../application/map/MapData';
import type { OutlineLine, OutlinePoint, Outlines } from '../../../domain/map/Outlines';
import { toMap } from '../../../domain/map/mercator';
import type { Town } from '../../../domain/map/townLabels';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { parseCommunePart } from '../../communes/communePart';

/** Where the site has the outlines, a TopoJSON file that scripts/content/map writes. */
export const OUTLINES_ADDRESS = '/map/outlines.json';
export const TOWNS_ADDRESS = '/communes/towns.json';

/** Loads a file of the site as JSON; rejects on failure. */
export type JsonLoader = (address: string) => Promise<unknown>;

export class StaticMapData implements MapData {
  readonly #load: JsonLoader;

  constructor(load: JsonLoader) {
    this.#load = load;
  }

  outlines(): Promise<Result<Outlines, MapDataFailure>> {
    return this.#read(OUTLINES_ADDRESS, outlinesOf);
  }

  towns(): Promise<Result<readonly Town[], MapDataFailure>> {
    return this.#read(TOWNS_ADDRESS, townsOf);
  }

  async #read<Value>(address: string, parse: (content: unknown) => Value): Promise<Result<Value, MapDataFailure>> {
    try {
      return success(parse(await this.#load(address)));
    } catch {
      return failure('unavailable');
    }
  }
}

function outlinesOf(content: unknown): Outlines {
  if (!isTopology(content)) throw new Error('The outlines of the map are not TopoJSON.');
  const lines = (name: keyof Outlines) => linesOf(content, name);
  return { land: lines('land'), coasts: lines('coasts'), frontiers: lines('frontiers'), borders: lines('borders') };
}

function isTopology(content: unknown): content is Topology {
  return typeof content === 'object' && content !== null && 'type' in content && content.type === 'Topology';
}

/** @throws where the file has no lines of that name. */
function linesOf(topology: Topology, name: keyof Outlines): readonly OutlineLine[] {
  const object = topology.objects[name];
  if (object?.type !== 'MultiLineString') throw new Error(`The outlines of the map have no lines “${name}”.`);
  return feature(topology, object).geometry.coordinates.map((line) => line.map(pointOf));
}

function pointOf([longitude = 0, latitude = 0]: readonly number[]): OutlinePoint {
  return [longitude, latitude];
}

function townsOf(content: unknown): readonly Town[] {
  return parseCommunePart(content)
    .filter(({ commune }) => !/ arrondissement$/i.test(commune.name))
    .map(({ commune }) => ({ name: commune.name, population: commune.population, at: toMap(commune) }))
    .sort((one, other) => other.population - one.population);
}
