import type { ChosenPlace } from '../../../application/listings/ChosenPlace';
import type { Location } from '../../../domain/listings/place/Location';
import { StoredText } from './StoredText';

export class LocalStorageChosenPlace implements ChosenPlace {
  readonly #stored = new StoredText('mbz_place');

  current(): Location | null {
    return parseLocation(this.#stored.read());
  }

  choose(place: Location | null): void {
    this.#stored.write(place === null ? null : JSON.stringify(place));
  }
}

function parseLocation(stored: string | null): Location | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return isLocation(value) ? value : null;
  } catch {
    return null;
  }
}

function isLocation(value: unknown): value is Location {
  if (typeof value !== 'object' || value === null) return false;
  const place: Partial<Record<keyof Location, unknown>> = value;
  const texts = [place.communeCode, place.communeName, place.postalCode];
  const degrees = [place.latitude, place.longitude];
  return texts.every((text) => typeof text === 'string') && degrees.every((degree) => Number.isFinite(degree));
}
