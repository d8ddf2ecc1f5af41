import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Listing } from '../../../domain/listings/Listing';
import { priceVerdict } from '../../../domain/search/usualPrice/UsualPrice';
import { useViewModel } from '../../shared/useViewModel';
import { usualPriceMessages as messages } from '../display/usualPriceMessages';
import { usualPriceViewModel } from '../viewModels';
import { UsualPriceLink } from './UsualPriceLink';

interface UsualPriceLineProps {
  readonly listing: Listing;
  readonly euros: number;
}

/** How the price relates to those of comparable listings, with a link to how it is computed. */
export const UsualPriceLine = observer(function UsualPriceLine({ listing, euros }: UsualPriceLineProps) {
  const viewModel = useViewModel(usualPriceViewModel);
  useEffect(() => viewModel.start(() => listing), [viewModel, listing]);
  const { isMissing, usual } = viewModel;
  if (usual === null)
    return isMissing ? (
      <Lines>
        <UsualPriceLink>{messages.missing}</UsualPriceLink>
      </Lines>
    ) : null;
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
  fontSize: '0.9375rem',
  lineHeight: '24px',
  strong: { fontWeight: 650 },
  '[data-verdict="very-low"]': { color: 'var(--mb-palette-error-main)' },
});
