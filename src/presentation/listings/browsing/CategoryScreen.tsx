import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { findCategory, findFamily } from '../../../domain/listings/catalogue/categories';
import type { Category, Family } from '../../../domain/listings/catalogue/Category';
import { Redirect } from '../../shared/page/Redirect';
import type { PreparedScreen } from '../../shared/page/PreparedScreen';
import { CategoryPage, PAGE_SIZE } from './CategoryPage';
import type { CategoryViewModel } from './CategoryViewModel';
import { paths } from '../../shared/paths';

function Screen({ missing }: { readonly missing: ReactNode }) {
  const { family: familyId = '', category: categoryId } = useParams();
  const family = findFamily(familyId);
  if (family === undefined) return missing;
  if (categoryId === undefined)
    return family.id === 'immobilier' ? <Redirect to={paths.family(family.id)} /> : <CategoryPage family={family} />;
  const category = categoryOf(family, categoryId);
  return category === undefined ? missing : <CategoryPage family={family} category={category} />;
}

function categoryOf(family: Family, categoryId: string): Category | undefined {
  const category = findCategory(categoryId);
  return category?.family === family.id ? category : undefined;
}

const preparation: PreparedScreen<CategoryViewModel> = {
  prepare(viewModel, { params: { family: familyId = '', category: categoryId } }) {
    const family = findFamily(familyId)?.id;
    if (family === undefined) return () => undefined;
    const stop = viewModel.start(categoryId === undefined ? { family } : { categoryId }, PAGE_SIZE);
    const stopCounting = viewModel.startCounting(family);
    return () => {
      stopCounting();
      stop();
    };
  },
};

/** The page of a family or of one of its categories; renders `missing` when the address names neither. */
export const CategoryScreen = Object.assign(Screen, preparation);
