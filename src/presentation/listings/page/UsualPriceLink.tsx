import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';

/** Leads to how the usual price is computed. */
export function UsualPriceLink({ children }: { readonly children: ReactNode }) {
  return <Quiet to={`${paths.ranking}#prix-habituel`}>{children}</Quiet>;
}

const Quiet = styled(Link)({ color: 'var(--mb-palette-text-secondary)' });
