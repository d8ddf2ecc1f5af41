import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { findCategory, findFamily } from '../../../domain/listings/catalogue/categories';
import type { Category, Family } from '../../../domain/listings/catalogue/Category';
import { CategoryPage } from './CategoryPage';
import { paths } from '../../shared/paths';

/** The page of a family or of one of its categories; renders `missing` when the address names neither. */
export function CategoryScreen({ missing }: { readonly missing: ReactNode }) {
  const { family: familyId = '', category: categoryId } = useParams();
  const family = findFamily(familyId);
  if (family === undefined) return missing;
  if (categoryId === undefined)
    return family.id === 'immobilier' ? (
      <Navigate to={paths.family(family.id)} replace />
    ) : (
      <CategoryPage family={family} />
    );
  const category = categoryOf(family, categoryId);
  return category === undefined ? missing : <CategoryPage family={family} category={category} />;
}

function categoryOf(family: Family, categoryId: string): Category | undefined {
  const category = findCategory(categoryId);
  return category?.family === family.id ? category : undefined;
}
