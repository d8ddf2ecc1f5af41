import type { Category, Family, FamilyId } from './Category';
import { homeFamily } from './homeFamily';
import { leisureFamily } from './leisureFamily';
import { multimediaFamily } from './multimediaFamily';
import { propertyFamily } from './propertyFamily';
import { vehicleFamily } from './vehicleFamily';

/** The category tree: the four routes of the specification, and one family for the rest. */
export const families: readonly Family[] = [vehicleFamily, propertyFamily, multimediaFamily, homeFamily, leisureFamily];

export const categories: readonly Category[] = families.flatMap((family) => family.categories);

const categoryById = new Map(categories.map((category) => [category.id, category]));
const familyById = new Map<string, Family>(families.map((family) => [family.id, family]));

export function findCategory(id: string): Category | undefined {
  return categoryById.get(id);
}

export function findFamily(id: string): Family | undefined {
  return familyById.get(id);
}

export function categoryIdsOf(family: FamilyId): readonly string[] {
  return categories.filter((category) => category.family === family).map((category) => category.id);
}
