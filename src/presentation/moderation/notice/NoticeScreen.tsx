import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Loader } from '../../shared/controls/Loader';
import { noticePaths } from './paths';

// The list of files that they need does not travel with the first page.
const NoticeFollowUp = lazy(async () => ({ default: (await import('./NoticeFollowUp')).NoticeFollowUp }));
const NoticePage = lazy(async () => ({ default: (await import('./NoticePage')).NoticePage }));

/** The report without an account, and what became of it. */
export function NoticeScreen() {
  const { pathname } = useLocation();
  return (
    <Root>
      <Suspense fallback={<Loader />}>
        {pathname.startsWith(noticePaths.followUp()) ? <NoticeFollowUp /> : <NoticePage />}
      </Suspense>
    </Root>
  );
}

const Root = styled.div({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 720,
  margin: '0 auto',
  padding: 'clamp(24px, 5vw, 56px) 20px 48px',
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
