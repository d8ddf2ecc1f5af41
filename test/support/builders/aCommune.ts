import type { Commune } from '../../../src/domain/listings/place/Commune';

/** Nantes, with what a test wants otherwise. */
export function aCommune(changes: Partial<Commune> = {}): Commune {
  return {
    code: '44109',
    name: 'Nantes',
    postalCode: '44000',
    postalCodes: ['44000', '44100', '44200', '44300'],
    departmentCode: '44',
    population: 320_732,
    latitude: 47.2184,
    longitude: -1.5536,
    ...changes,
  };
}
