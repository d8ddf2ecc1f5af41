import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Wordmark } from '../shared/page/Wordmark';
import { paths } from '../shared/paths';
import { administrationMessages } from './maintenanceAdministrationMessages';

/** The frame of the administration screens that open while the site is closed. */
export function AdministrationFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Root>
      <header>
        <Link to={paths.home} aria-label={administrationMessages.home}>
          <Wordmark />
        </Link>
      </header>
      <main>{children}</main>
    </Root>
  );
}

const Root = styled.div({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1120,
  margin: '0 auto',
  padding: '20px clamp(16px, 3vw, 24px) 64px',
  header: { display: 'flex', minHeight: 48 },
  'header a': { borderRadius: 8, textDecoration: 'none', color: 'inherit' },
  h1: {
    margin: 'clamp(20px, 4vw, 40px) 0 14px',
    font: 'var(--mb-font-h1)',
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  },
});
