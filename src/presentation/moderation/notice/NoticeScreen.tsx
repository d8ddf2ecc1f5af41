import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';
import { Loader } from '../../shared/controls/Loader';
import { NARROW_MARGIN, PLAIN_PAGE_TOP } from '../../shared/page/pageMargin';

// The list of files that they need does not travel with the first page.
const NoticePages = lazy(async () => ({ default: (await import('./NoticePages')).NoticePages }));

export function NoticeScreen() {
  return (
    <Root>
      <Suspense fallback={<Loader />}>
        <NoticePages />
      </Suspense>
    </Root>
  );
}

const Root = styled.div({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 720,
  margin: '0 auto',
  padding: `${PLAIN_PAGE_TOP} ${NARROW_MARGIN} 48px`,
  h1: { margin: '0 0 14px', font: 'var(--mb-font-h1)', letterSpacing: '-0.02em', textWrap: 'balance' },
  h2: { margin: '0 0 8px', font: 'var(--mb-font-h2)' },
  p: { margin: '0 0 16px', lineHeight: 1.6 },
  '.lead': { fontSize: '1.125rem', color: 'var(--mb-palette-text-secondary)' },
  '.row': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '.quiet': { fontSize: '0.9375rem', color: 'var(--mb-palette-text-secondary)' },
  '.demonstration': {
    padding: '12px 16px',
    borderRadius: 14,
    border: '1px solid var(--mb-palette-warning-main)',
    backgroundColor: 'var(--mb-palette-background-paper)',
  },
  '.failure': {
    padding: '12px 16px',
    borderRadius: 14,
    border: '1px solid var(--mb-palette-error-main)',
    backgroundColor: 'var(--mb-palette-background-paper)',
  },
});
