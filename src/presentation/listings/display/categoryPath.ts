import type { Category } from '../../../domain/listings/catalogue/Category';

export function categoryPath({ family, id }: Pick<Category, 'family' | 'id'>): string {
  return `/categorie/${family}/${id}`;
}
