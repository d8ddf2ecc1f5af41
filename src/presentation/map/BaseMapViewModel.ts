import { makeAutoObservable, observableRef } from 'mobx';
import type { MapData } from '../../application/map/MapData';
import type { Camera } from '../../domain/map/camera';
import type { Outlines } from '../../domain/map/Outlines';
import type { Town } from '../../domain/map/townLabels';

/** What all maps are drawn on. */
export interface BaseMap {
  readonly outlines: Outlines;
  /** None where the list could not be read: a map without names is better than none. */
  readonly towns: readonly Town[];
}

/** How somebody left the map of a page, which Back restores. */
export interface MapMemory {
  readonly camera: Camera;
  /** The listings of the tag that was open. */
  readonly opened: readonly string[];
}

/** Loads the base map of maps once for the site. */
export class BaseMapViewModel {
  status: 'loading' | 'ready' | 'unavailable' = 'loading';
  baseMap: BaseMap | null = null;
  readonly #data: MapData;
  readonly #memories = new Map<string, MapMemory>();

  constructor(data: MapData) {
    this.#data = data;
    makeAutoObservable(this, { baseMap: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    if (this.baseMap !== null) return;
    this.begin();
    const [outlines, towns] = await Promise.all([this.#data.outlines(), this.#data.towns()]);
    this.end(outlines.ok ? { outlines: outlines.value, towns: towns.ok ? towns.value : [] } : null);
  }

  begin(): void {
    this.status = 'loading';
  }

  end(baseMap: BaseMap | null): void {
    this.baseMap = baseMap;
    this.status = baseMap === null ? 'unavailable' : 'ready';
  }

  recall(page: string): MapMemory | null {
    return this.#memories.get(page) ?? null;
  }

  remember(page: string, memory: MapMemory): void {
    this.#memories.set(page, memory);
  }
}
