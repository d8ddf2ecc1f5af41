import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { usualPriceMessages } from '../display/usualPriceMessages';

/** Leads to how the usual price is computed, and says so by default. */
export function UsualPriceLink({ children = usualPriceMessages.explained }: { readonly children?: ReactNode }) {
  return <Quiet to={`${paths.ranking}#prix-habituel`}>{children}</Quiet>;
}

const Quiet = styled(Link)({ color: 'var(--mb-palette-text-secondary)' });
