import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import type { Listing } from '../../../domain/listings/Listing';
import { priceVerdict } from '../../../domain/search/usualPrice/UsualPrice';
import { useViewModel } from '../../shared/useViewModel';
import { usualPriceMessages as messages } from '../display/usualPriceMessages';
import { usualPriceViewModel } from '../viewModels';
import { UsualPriceLink } from './UsualPriceLink';

interface UsualPriceLineProps {
  readonly listing: Listing;
  readonly euros: number;
  /** Shown while it is unknown, and where too few listings are comparable. */
  readonly unknown: ReactNode;
}

/** How the price relates to those of comparable listings, with a link to how it is computed. */
export const UsualPriceLine = observer(function UsualPriceLine({ listing, euros, unknown }: UsualPriceLineProps) {
  const viewModel = useViewModel(usualPriceViewModel);
  useEffect(() => viewModel.start(() => listing), [viewModel, listing]);
  const { usual } = viewModel;
  if (usual === null) return unknown;
  const verdict = priceVerdict(euros, usual);
  return (
    <Lines>
      <strong data-verdict={verdict}>{messages.verdict(verdict, usual)}</strong>
      <UsualPriceLink>{messages.source(verdict, usual)}</UsualPriceLink>
    </Lines>
  );
});

const Lines = styled.p({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  margin: 0,
  strong: { fontWeight: 650 },
  '[data-verdict="very-low"]': { color: 'var(--mb-palette-error-main)' },
});
