import type { FamilyId } from '../../domain/listings/catalogue/Category';

/** A family's own page; property has a landing page (specification §2). */
export function familyPath(family: FamilyId): string {
  return family === 'immobilier' ? '/categorie/immobilier/accueil' : `/categorie/${family}`;
}
