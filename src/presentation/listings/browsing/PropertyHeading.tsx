import styled from '@emotion/styled';
import type { FacetCounts } from '../../../application/search/ListingSearch';
import { PAGE_MARGIN } from '../../shared/page/pageMargin';
import { below } from '../../shared/page/screenWidths';
import { Breadcrumb } from '../../shared/controls/Breadcrumb';
import { breadcrumbSteps } from '../display/breadcrumbSteps';
import { propertyMessages as messages } from './categoryMessages';
import { FamilyIllustration } from './FamilyIllustration';
import { PropertySearchForm } from './PropertySearchForm';

export function PropertyHeading({ counts }: { readonly counts: FacetCounts['categories'] | null }) {
  return (
    <Band>
      <div className="inside">
        <Breadcrumb steps={breadcrumbSteps('immobilier')} />
        <div className="words">
          <div>
            <h1>{messages.title}</h1>
            <p>{messages.lead}</p>
          </div>
          <FamilyIllustration family="immobilier" />
        </div>
        <PropertySearchForm counts={counts} />
      </div>
    </Band>
  );
}

const Band = styled.header({
  background: 'linear-gradient(color-mix(in srgb, var(--mb-palette-secondary-main) 13%, transparent), transparent)',
  '.inside': { boxSizing: 'border-box', padding: `clamp(16px, 2.4vw, 28px) ${PAGE_MARGIN} 12px` },
  '.words': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 24, marginBottom: 20 },
  svg: { flex: 'none', width: 'clamp(96px, 18vw, 190px)', height: 'auto' },
  h1: { font: 'var(--mb-font-h1)', letterSpacing: '-0.02em', margin: '4px 0 8px' },
  p: { margin: 0, maxWidth: '56ch', fontSize: '1.0625rem', lineHeight: 1.5, color: 'var(--mb-palette-text-secondary)' },
  // So that the form can be seen whole.
  [below(520)]: { '.words': { marginBottom: 12 }, '.words p, .words svg': { display: 'none' } },
});
