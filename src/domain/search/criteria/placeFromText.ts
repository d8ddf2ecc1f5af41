import { DEFAULT_RADIUS_KM, MAXIMUM_RADIUS_KM, type PlaceFilter } from './SearchCriteria';

/** Reads `69123~Lyon~69001~45.764~4.8357` and a radius in kilometres; an invalid radius becomes the default. */
export function placeFromText(text: string, radius: string): PlaceFilter | undefined {
  const [communeCode = '', communeName = '', postalCode = '', north = '', east = ''] = text.split('~');
  const latitude = degrees(north, 90);
  const longitude = degrees(east, 180);
  const isCommune =
    /^\d[\dAB]\d{3}$/.test(communeCode) && /^\d{5}$/.test(postalCode) && /^.{0,79}\S$/u.test(communeName);
  if (!isCommune || latitude === null || longitude === null) return undefined;
  return { communeCode, communeName, postalCode, latitude, longitude, radiusKm: radiusFrom(radius) };
}

function degrees(text: string, limit: number): number | null {
  const value = /^-?\d/.test(text) ? Number(text) : NaN;
  return Math.abs(value) <= limit ? value : null;
}

function radiusFrom(text: string): number {
  const kilometres = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return kilometres >= 1 && kilometres <= MAXIMUM_RADIUS_KM ? kilometres : DEFAULT_RADIUS_KM;
}
