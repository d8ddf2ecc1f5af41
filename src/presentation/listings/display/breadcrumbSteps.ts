import { findFamily } from '../../../domain/listings/catalogue/categories';
import type { Category, FamilyId } from '../../../domain/listings/catalogue/Category';
import { homeStep, type Step } from '../../shared/controls/Breadcrumb';
import { paths } from '../../shared/paths';

/** Home, the family, and the category if there is one. */
export function breadcrumbSteps(family: FamilyId, category?: Category): readonly Step[] {
  const familyStep = { label: findFamily(family)?.label ?? '', path: paths.family(family) };
  return category === undefined
    ? [homeStep, familyStep]
    : [homeStep, familyStep, { label: category.label, path: paths.category(category) }];
}
