import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { Breadcrumb, breadcrumbSteps } from '../display/Breadcrumb';
import type { Category, Family } from '../../../domain/listings/catalogue/Category';
import type { FacetCounts } from '../../../application/search/ListingSearch';
import { formatNumber } from '../../shared/format/formatNumber';
import { PAGE_MARGIN } from '../../shared/page/pageMargin';
import { below, SMALL_SCREEN } from '../../shared/page/screenWidths';
import { browsingMessages, familyTaglines } from './categoryMessages';
import { FamilyIllustration } from './FamilyIllustration';

interface CategoryHeadingProps {
  readonly family: Family;
  readonly category?: Category | undefined;
  readonly counts: FacetCounts['categories'] | null;
  readonly searchPath: string;
}

export function CategoryHeading({ family, category, counts, searchPath }: CategoryHeadingProps) {
  return (
    <Band>
      <div>
        <Breadcrumb steps={breadcrumbSteps(family.id, category)} />
        <h1>{(category ?? family).label}</h1>
        <p>{familyTaglines[family.id]}</p>
        <div className="ways">
          <Button component={Link} to={searchPath} variant="contained">
            {browsingMessages.refine}
          </Button>
          {/* Rendered empty at first, so that nothing moves when the count is loaded. */}
          <span>{counts !== null && countText(totalOf(counts, family, category))}</span>
        </div>
      </div>
      <FamilyIllustration family={family.id} />
    </Band>
  );
}

function totalOf(counts: FacetCounts['categories'], family: Family, category: Category | undefined): number {
  const counted = category === undefined ? family.categories : [category];
  return counted.reduce((total, { id }) => total + (counts[id] ?? 0), 0);
}

function countText(total: number): string {
  return browsingMessages.count(formatNumber(total), total >= 2);
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
  p: { margin: '0 0 18px', maxWidth: '52ch', fontSize: '1.0625rem', color: 'var(--mb-palette-text-secondary)' },
  '.ways': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', minHeight: 44 },
  '& > svg': { flex: 'none', width: 'clamp(96px, 20vw, 220px)', height: 'auto' },
  // The listings below begin on the first screen.
  [SMALL_SCREEN]: {
    padding: `8px ${PAGE_MARGIN} 0`,
    h1: { fontSize: '1.5rem', margin: '0 0 10px' },
    p: { display: 'none' },
    '.ways': { gap: '0 16px' },
  },
  [below(520)]: { '& > svg': { display: 'none' } },
});
