import type { Category } from '../../domain/listings/Category';

export function categoryPath({ family, id }: Pick<Category, 'family' | 'id'>): string {
  return `/categorie/${family}/${id}`;
}
