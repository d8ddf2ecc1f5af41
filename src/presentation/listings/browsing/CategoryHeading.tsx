import styled from '@emotion/styled';
import { Breadcrumb } from '../../shared/controls/Breadcrumb';
import { breadcrumbSteps } from '../display/breadcrumbSteps';
import type { Category, Family } from '../../../domain/listings/catalogue/Category';
import { BreadcrumbJsonLd } from '../../shared/page/BreadcrumbJsonLd';
import { PAGE_MARGIN } from '../../shared/page/pageMargin';
import { below, SMALL_SCREEN } from '../../shared/page/screenWidths';
import { categoryTaglines, familyTaglines } from './categoryMessages';
import { CategoryEmblem } from './emblems/CategoryEmblem';
import { FamilyIllustration } from './FamilyIllustration';

interface CategoryHeadingProps {
  readonly family: Family;
  readonly category: Category | undefined;
}

export function CategoryHeading({ family, category }: CategoryHeadingProps) {
  const steps = breadcrumbSteps(family.id, category);
  return (
    <Band>
      <BreadcrumbJsonLd steps={steps} />
      <div>
        <Breadcrumb steps={steps} />
        <h1>{(category ?? family).label}</h1>
        <p>{category === undefined ? familyTaglines[family.id] : categoryTaglines[category.id]}</p>
      </div>
      {category === undefined ? <FamilyIllustration family={family.id} /> : <CategoryEmblem categoryId={category.id} />}
    </Band>
  );
}

const Band = styled.header({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  boxSizing: 'border-box',
  width: '100%',
  padding: `clamp(16px, 2.4vw, 28px) ${PAGE_MARGIN} 8px`,
  h1: { font: 'var(--mb-font-h1)', letterSpacing: '-0.02em', margin: '4px 0 8px' },
  p: { margin: 0, maxWidth: '52ch', fontSize: '1.0625rem', color: 'var(--mb-palette-text-secondary)' },
  '& > svg': { flex: 'none', width: 'clamp(96px, 16vw, 190px)', height: 'auto' },
  // The listings below begin on the first screen.
  [SMALL_SCREEN]: {
    padding: `8px ${PAGE_MARGIN} 0`,
    h1: { fontSize: '1.75rem', margin: 0 },
    p: { display: 'none' },
  },
  // Beside the title, on which it takes no room from the breadcrumb above.
  [below(520)]: { '& > svg': { alignSelf: 'end', width: 42, marginInlineStart: -66 } },
  [below(350)]: { '& > svg': { display: 'none' } },
});
