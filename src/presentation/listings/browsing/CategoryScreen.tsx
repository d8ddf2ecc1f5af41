import { useMemo, type ReactNode } from 'react';
import { useParams, type Params } from 'react-router-dom';
import { findCategory, findFamily } from '../../../domain/listings/catalogue/categories';
import type { Category, Family } from '../../../domain/listings/catalogue/Category';
import { SearchScreen } from '../../search/SearchScreen';
import { criteriaWithin } from '../../search/SearchScope';
import type { SearchViewModel } from '../../search/SearchViewModel';
import { countOf } from '../../search/useSearchAddress';
import { Redirect } from '../../shared/page/Redirect';
import type { PreparedScreen } from '../../shared/page/PreparedScreen';
import { CategoryChips } from './CategoryChips';
import { CategoryHeading } from './CategoryHeading';
import { paths } from '../../shared/paths';

interface CategoryPlace {
  readonly family: Family;
  readonly category?: Category;
}

function Screen({ missing }: { readonly missing: ReactNode }) {
  const place = placeOf(useParams());
  if (place === null) return missing;
  if (place.family.id === 'immobilier' && place.category === undefined)
    return <Redirect to={paths.family('immobilier')} />;
  return <CategoryPage {...place} />;
}

function CategoryPage({ family, category }: CategoryPlace) {
  const categoryId = category?.id;
  const scope = useMemo(() => ({ family: family.id, categoryId }), [family, categoryId]);
  return (
    <SearchScreen
      category={{
        scope,
        heading: <CategoryHeading family={family} category={category} />,
        chips: (criteria, counts) => <CategoryChips family={family} criteria={criteria} counts={counts} />,
      }}
    />
  );
}

/** Null where the address names neither a family nor one of its categories. */
function placeOf({ family: familyId = '', category: categoryId }: Readonly<Params>): CategoryPlace | null {
  const family = findFamily(familyId);
  if (family === undefined || categoryId === undefined) return family === undefined ? null : { family };
  const category = findCategory(categoryId);
  return category?.family === family.id ? { family, category } : null;
}

const preparation: PreparedScreen<SearchViewModel> = {
  prepare(viewModel, { params, search }) {
    const place = placeOf(params);
    if (place !== null) {
      const scope = { family: place.family.id, categoryId: place.category?.id };
      void viewModel.ask(criteriaWithin(scope, search), countOf(search));
    }
    return () => undefined;
  },
};

/** The page of a family or of one of its categories, which is a search; renders `missing` when the address names neither. */
export const CategoryScreen = Object.assign(Screen, preparation);
